-- When a product was published for the first time (milliseconds UTC; null: never).
alter table product add column listed_at bigint;
update product set listed_at = coalesce(published_at, created_at) where published_at is not null;
create index product_by_listing on product (listed_at);

-- Those that may be cheaper at some time, for the page of offers.
create index product_with_offer on product (main_path)
  where offer_price is not null or multi_price is not null or wholesale_offer_price is not null;
