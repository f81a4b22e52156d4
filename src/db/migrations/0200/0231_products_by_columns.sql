-- the orders of the back office's list of products; what is not counted comes after the largest stock
create index product_by_name on product (lower(name), number);
create index product_by_list_price on product (list_price, number);
create index product_by_stock on product (coalesce(stock, 2147483647), number);
