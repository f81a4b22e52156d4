-- The days of one product lie together, with what best and slow sellers are ranked by.
create index sales_of_product on sales_product_day (product_id, day, goods, units);
