-- What orders on their way had earned when points were redeemed: those could not be spent yet. Null: redeemed
-- before there was this rule, or in a shop that lets points be spent at once.
alter table points_entry add column pending bigint check (pending is null or balance_after >= pending);

-- The orders that points wait for, in the words of the query.
create index order_under_way on orders (account_id) where status in ('placed', 'packed', 'shipped');
