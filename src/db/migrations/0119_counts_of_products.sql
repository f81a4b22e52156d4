-- How many products each category has, and which are short in stock, from an index alone: a row of a product is
-- long, and reading all of them took a tenth of a second at 50,000.
create index product_of_shelf_published on product (category_path, published_at);
create index product_stock_counted on product (number, stock, low_stock)
  where stock is not null and published_at is not null;
