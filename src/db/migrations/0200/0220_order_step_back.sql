-- A state that an order entered by mistake and left again. Its row moves here from `order_change`.
create table order_step_back (
  -- chosen by the client, so that a retry steps back once
  id text primary key,
  order_id text not null references orders (id),
  status text not null,
  back_to text not null,
  entered_at bigint not null,
  entered_by text references account (id),
  reason text not null,
  at bigint not null,
  account_id text not null references account (id),
  -- last entry at that time of the ledger that has the order's points; 0: none
  points_seq bigint not null
);
create index order_step_back_of_order on order_step_back (order_id);
