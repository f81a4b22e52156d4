-- Usual weight of one unit in grams; null: it isn't weighed when it is packed.
alter table product add column unit_grams integer check (unit_grams > 0);
-- 1: ordered by the piece ("2 pieces"); 0: by weight ("750 g").
alter table product add column by_piece integer not null default 0;

-- Copies from the moment of the order.
alter table order_line add column unit_grams integer check (unit_grams > 0);
alter table order_line add column by_piece integer not null default 0;
-- By how many percent the line may cost more than its estimate.
alter table order_line add column weight_tolerance integer not null default 0 check (weight_tolerance >= 0);
-- The last weighing: grams, the units that were weighed, and what these cost in paisa; null: not weighed.
alter table order_line add column packed_grams integer check (packed_grams > 0);
alter table order_line add column packed_quantity integer check (packed_quantity > 0);
alter table order_line add column packed_amount bigint check (packed_amount >= 0);

create table weighing (
  order_id text not null references orders (id),
  position integer not null,
  -- number among the changes of the order's amounts
  sequence integer not null check (sequence > 0),
  grams integer not null check (grams > 0),
  quantity integer not null check (quantity > 0),
  -- paisa: what the weighed units cost, and by how much the line changed
  amount bigint not null check (amount >= 0),
  difference bigint not null,
  at bigint not null,
  account_id text not null references account (id),
  primary key (order_id, sequence),
  foreign key (order_id, position) references order_line (order_id, position)
);
