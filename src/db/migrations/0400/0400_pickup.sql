-- Of an order that its customer picks up from the shop; null: it is delivered.
alter table orders add column pickup_code text;
-- When the customer was reminded of it, ms UTC.
alter table orders add column pickup_reminded_at bigint;
create index orders_to_pick_up on orders (id) where pickup_code is not null and status = 'ready';
