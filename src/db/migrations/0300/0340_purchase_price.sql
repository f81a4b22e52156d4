-- what the shop pays for one, in paisa; null: unknown. Staff alone see it.
alter table product add column purchase_price bigint check (purchase_price > 0);
