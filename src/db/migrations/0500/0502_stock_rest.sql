-- Grams on the shelf beside the whole units of `stock`, of goods ordered by weight; negative: the units weigh less.
alter table product add column stock_rest bigint not null default 0;

-- Ledger of `stock_rest`.
create table weight_entry (
  id text primary key,
  product_id text not null references product (id),
  -- what an order weighed more (negative) or less than usual; null: a whole unit of the stock, or a count
  order_id text references orders (id),
  grams bigint not null,
  at bigint not null
);
create index weight_entry_of_product on weight_entry (product_id);
create index weight_entry_of_order on weight_entry (order_id) where order_id is not null;
create index stock_entry_of_order on stock_entry (order_id) where order_id is not null;

-- Earlier weighings moved no stock: each is entered with its opposite, so that the rest begins at 0.
insert into weight_entry (id, product_id, order_id, grams, at)
select order_id || '-' || product_id, product_id, order_id,
  -sum((packed_grams - unit_grams * packed_quantity) * (quantity - cancelled_quantity - (
    select coalesce(sum(return_request.quantity), 0) from return_request
    where return_request.order_id = order_line.order_id and return_request.position = order_line.position
      and restocked = 1)) / packed_quantity), 0
from order_line
where packed_grams is not null and by_piece = 0 and exists (select 1 from stock_entry
  where stock_entry.order_id = order_line.order_id and stock_entry.product_id = order_line.product_id
    and reason = 'ordered')
group by order_id, product_id;
insert into weight_entry (id, product_id, order_id, grams, at)
select id || '-start', product_id, null, -grams, at from weight_entry;
