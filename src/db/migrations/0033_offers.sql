-- When a product's offer price holds (milliseconds UTC; null: open), and its multi-buy offer: so many
-- together for so much (paisa).
alter table product add column offer_from bigint;
alter table product add column offer_until bigint;
alter table product add column multi_quantity integer check (multi_quantity >= 2);
alter table product add column multi_price bigint check (multi_price > 0);
alter table product add column multi_from bigint;
alter table product add column multi_until bigint;

-- The multi-buy offer that held when the order was placed.
alter table order_line add column multi_quantity integer check (multi_quantity >= 2);
alter table order_line add column multi_price bigint check (multi_price > 0);
