-- The last order of each kind that was sent without an idempotency key: the same one again within seconds is a repeat.
create table order_repeat (
  fingerprint text primary key,
  -- claimed before the order is written; both stand when the transaction ends
  order_id text not null references orders (id) deferrable initially deferred,
  at bigint not null
);
create index order_repeat_by_age on order_repeat (at);
