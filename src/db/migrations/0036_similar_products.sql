-- The products of a shelf whose price is nearest to one of them.
create index product_of_shelf_by_price on product (category_path, list_price);
create index product_of_sub_by_price on product (sub_path, list_price);
