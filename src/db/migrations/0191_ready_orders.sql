-- Points of orders that are ready for pickup are pending too. The condition is that of the query, word for word.
drop index order_under_way;
create index order_under_way on orders (account_id) where status in ('placed', 'packed', 'ready', 'shipped');
