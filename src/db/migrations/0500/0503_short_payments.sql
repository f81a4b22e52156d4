-- Paisa that the customer didn't pay of a delivered order, and that were not settled since: the sum of its entries.
alter table orders add column uncollected bigint not null default 0 check (uncollected >= 0);
update orders set uncollected = (select -sum(amount) from cash_entry where order_id = orders.id and cash_entry.kind = 'short')
  where id in (select order_id from cash_entry where cash_entry.kind = 'short' group by order_id having sum(amount) < 0);
create index order_uncollected on orders (placed_at, id) where uncollected > 0;

-- When an order waits again, because its payment in advance was a mistake, ms UTC; null: since it was placed.
alter table orders add column held_since bigint;
