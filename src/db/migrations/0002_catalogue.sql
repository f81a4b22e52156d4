create table category (
  -- slugs from the top joined by "/"
  path text primary key,
  parent_path text references category (path),
  level integer not null check (level in (1, 2, 3)),
  name text not null,
  position integer not null,
  tint text,
  picture text,
  description text,
  check ((level = 1) = (parent_path is null))
);
create index category_under on category (parent_path, position);

create table product (
  id text primary key,
  -- the numeric id of the addresses
  number bigint not null unique check (number > 0),
  -- the shop's own code, and what an import recognises a product by
  sku text unique,
  name text not null,
  brand text not null,
  description text not null,
  full_description text not null,
  highlights text not null,
  category_path text not null references category (path),
  -- the two levels above, so that every level is one equality
  main_path text not null references category (path),
  sub_path text not null references category (path),
  pack_text text not null,
  pack_amount double precision,
  pack_unit text check (pack_unit in ('g', 'ml', 'pcs', 'm')),
  list_price bigint not null check (list_price > 0),
  offer_price bigint check (offer_price > 0 and offer_price < list_price),
  wholesale_list_price bigint check (wholesale_list_price > 0),
  wholesale_offer_price bigint check (wholesale_offer_price > 0 and wholesale_offer_price < wholesale_list_price),
  points_divisor integer not null check (points_divisor > 0),
  perishable integer not null check (perishable in (0, 1)),
  -- null: not counted
  stock bigint check (stock >= 0),
  picture text,
  pictures text not null,
  rating_sum bigint not null,
  rating_count bigint not null,
  sold bigint not null,
  -- `sold`, brought up to date now and then: orders must not rewrite an index
  popularity bigint not null,
  published_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  version integer not null
);
create index product_in_main on product (main_path, popularity);
create index product_in_sub on product (sub_path, popularity);
create index product_on_shelf on product (category_path, popularity);
create index product_by_popularity on product (popularity, number);
create index product_by_change on product (updated_at);

-- Numeric ids are taken from here in blocks, never by "last + 1".
create table number_series (
  name text primary key,
  next bigint not null
);
insert into number_series (name, next) values ('product', 1);

-- One row; goes up with every change of what the catalogue shows.
create table catalogue_version (
  name text primary key,
  version bigint not null
);
insert into catalogue_version (name, version) values ('catalogue', 1);

-- Every change of a counted stock: why, and for which order. Only ever added to.
create table stock_entry (
  id text primary key,
  product_id text not null references product (id),
  order_id text,
  reason text not null check (reason in ('ordered', 'cancelled', 'counted', 'imported')),
  change bigint not null,
  at bigint not null,
  account_id text
);
create index stock_entry_of_product on stock_entry (product_id, at);

create table favourite (
  account_id text not null references account (id),
  product_id text not null references product (id),
  added_at bigint not null,
  primary key (account_id, product_id)
);

create table cart_line (
  account_id text not null references account (id),
  product_id text not null references product (id),
  quantity integer not null check (quantity between 1 and 999),
  added_at bigint not null,
  primary key (account_id, product_id)
);
