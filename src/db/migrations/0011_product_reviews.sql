-- One of each buyer and product; an edit replaces it. `product.rating_sum` and `rating_count` hold
-- the sum of those that are published.
create table product_review (
  id text primary key,
  account_id text not null references account (id),
  product_id text not null references product (id),
  rating integer not null check (rating between 1 and 5),
  body text not null,
  written_at bigint not null,
  published_at bigint,
  unique (account_id, product_id)
);
create index product_review_by_time on product_review (product_id, written_at, id);
