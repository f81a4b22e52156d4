-- The list of brands counts products without reading them.
create index product_by_brand on product (brand, published_at);
