-- List prices that hold from a moment on; each goes as the shop's clock makes it the product's price.
create table planned_price (
  -- chosen by whoever plans it: a repeat is the same plan
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  price bigint not null check (price > 0),
  starts_at bigint not null,
  account_id text,
  unique (product_id, starts_at)
);
create index planned_price_due on planned_price (starts_at, id);
