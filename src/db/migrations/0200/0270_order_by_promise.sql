-- open orders past their promised day
create index order_by_promise on orders (status, arrives_to, id) where status in ('placed', 'packed', 'ready', 'shipped');
