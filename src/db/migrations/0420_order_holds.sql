-- What an order waits for before it is packed: confirm, call or prepay; null: nothing.
alter table orders add column hold text;
-- Why, as words separated by spaces.
alter table orders add column hold_reasons text;
-- Secret of the link by which the customer confirms it.
alter table orders add column hold_token text;
-- When it was confirmed, ms UTC, and by whom of the staff; null: by the customer.
alter table orders add column released_at bigint;
alter table orders add column released_by text references account (id);
create unique index order_by_hold_token on orders (hold_token) where hold_token is not null;
create index order_on_hold on orders (placed_at, id) where hold is not null and released_at is null and status = 'placed';
create index order_cancelled_at_address on orders (address) where status = 'cancelled';
