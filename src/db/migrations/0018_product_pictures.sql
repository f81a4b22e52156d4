-- A product's pictures in their order, as JSON: path, alternative text, the hash of what was sent, and
-- whether staff removed it while an order still shows it. Null: those that `picture` and `pictures` name.
-- Once it is written, these two are kept equal to it, so that all that reads them need not know.
alter table product add column gallery text;

-- Products that were removed: the search of each server forgets them, and a repeated removal is
-- answered like the first.
create table removed_product (
  id text primary key,
  number bigint not null unique,
  removed_at bigint not null
);
create index removed_product_by_time on removed_product (removed_at);
