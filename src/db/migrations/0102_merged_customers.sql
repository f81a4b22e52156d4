-- The same person signed up twice: the account that went into another one, which its orders belong to from then on.
alter table account add column merged_into text references account (id);

-- Whose an order was before, and as which of theirs it was counted. Ledgers and sums of then go by these.
create table moved_order (
  order_id text not null references orders (id),
  account_id text not null references account (id),
  nth bigint not null,
  at bigint not null,
  primary key (order_id, account_id)
);
create index moved_order_of_account on moved_order (account_id);
