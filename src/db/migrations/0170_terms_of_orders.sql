-- What the zone of an order asked as it was placed, by which delivery of a part of it is worked out (paisa). Null: no
-- zone was asked, or the order is older than these columns.
alter table orders add column zone_fee bigint;
alter table orders add column zone_minimum bigint;
alter table orders add column zone_free_above bigint;
-- With the how-manieth cancelling of its order the adjustment came; null: as the order was placed.
alter table order_adjustment add column nth integer;
