-- Staff may block an account (ms UTC): no login and no orders until it is null again.
alter table account add column blocked_at bigint;

-- What staff write to each other about a customer, who never sees it.
create table customer_note (
  id text primary key,
  account_id text not null references account (id),
  written_by text references account (id) on delete set null,
  text text not null,
  at bigint not null
);
create index note_of_customer on customer_note (account_id, at, id);
