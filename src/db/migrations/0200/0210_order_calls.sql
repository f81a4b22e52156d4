-- Keys of the changes that a buyer makes to an order: a repeat returns the first answer.
create table order_call (
  order_id text not null references orders (id),
  call_key text not null,
  input_hash text not null,
  at bigint not null,
  primary key (order_id, call_key)
);
create index order_call_by_age on order_call (at);
