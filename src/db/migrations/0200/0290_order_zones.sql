-- reports sum the orders of a period by delivery zone from this index alone
create index order_by_zone_and_time on orders (placed_at, delivery_zone, channel, status, total);
