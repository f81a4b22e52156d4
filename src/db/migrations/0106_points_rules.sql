-- What an order earns is fixed when it is placed: whatever is cancelled, replaced or sent back of it later is worked out
-- by the rule of that moment. Orders from before there was a choice: one percent of a Buy Now order, and of a product
-- without a divisor of its own one point for each 30 rupees.
alter table orders add column earns_points integer not null default 1 check (earns_points between 0 and 1);
alter table orders add column points_divisor integer not null default 30 check (points_divisor > 0);
alter table orders add column buy_now_percent integer not null default 1 check (buy_now_percent between 0 and 100);

-- A product has a divisor of its own, or none and follows the setting. Those with today's default follow it.
alter table product add column own_points_divisor integer check (own_points_divisor > 0);
update product set own_points_divisor = points_divisor where points_divisor <> 30;
alter table product drop column points_divisor;
alter table product rename column own_points_divisor to points_divisor;
