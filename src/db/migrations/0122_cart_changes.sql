-- Changes of a cart that were made already, by the ids their clients chose: a retry of one changes nothing.
create table cart_change (
  account_id text not null references account (id) on delete cascade,
  change_id text not null,
  at bigint not null,
  primary key (account_id, change_id)
);
