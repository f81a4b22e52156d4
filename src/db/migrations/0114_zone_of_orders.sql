-- The delivery zone that an order goes to, as it was when it was placed, sent to another address or moved on: of its pin,
-- or of its town where there is no doubt. Of older orders it is the one whose fee was charged.
alter table orders add column delivery_zone text;
update orders set delivery_zone = zone where zone is not null;
-- The list is narrowed by it like by the other choices, and the names that were ever used are read off it.
create index order_by_zone on orders (delivery_zone, placed_at, id, status, payment, channel)
  where delivery_zone is not null;
