-- SQLite cannot change a key: both tables are copied, dropped and made again with the colour in it.
-- References to a line are checked when the transaction ends.
pragma defer_foreign_keys = on;

create table cart_line_before as select * from cart_line;
drop table cart_line;
create table cart_line (
  account_id text not null references account (id),
  product_id text not null references product (id) on delete cascade,
  -- '': the product has no colours; two colours of one product are two lines
  colour text not null default '',
  quantity integer not null check (quantity between 1 and 999),
  added_at bigint not null,
  primary key (account_id, product_id, colour)
);
insert into cart_line (account_id, product_id, quantity, added_at)
  select account_id, product_id, quantity, added_at from cart_line_before;
drop table cart_line_before;

create table order_line_before as select * from order_line;
drop table order_line;
create table order_line (
  order_id text not null references orders (id),
  position integer not null,
  product_id text not null references product (id),
  -- as they were when the order was placed
  number bigint not null,
  name text not null,
  pack text not null,
  picture text,
  tint text,
  list_price bigint not null check (list_price > 0),
  price bigint not null check (price > 0 and price <= list_price),
  points_divisor integer not null check (points_divisor > 0),
  quantity integer not null check (quantity between 1 and 999),
  cancelled_quantity integer not null check (cancelled_quantity between 0 and quantity),
  perishable integer not null default 0 check (perishable between 0 and 1),
  returned_quantity integer not null default 0
    check (returned_quantity between 0 and quantity - cancelled_quantity),
  -- '': the product had no colours
  colour text not null default '',
  primary key (order_id, position),
  constraint order_line_once unique (order_id, product_id, colour)
);
insert into order_line (order_id, position, product_id, number, name, pack, picture, tint, list_price, price,
    points_divisor, quantity, cancelled_quantity, perishable, returned_quantity)
  select order_id, position, product_id, number, name, pack, picture, tint, list_price, price,
    points_divisor, quantity, cancelled_quantity, perishable, returned_quantity
  from order_line_before;
drop table order_line_before;
create index order_line_of_product on order_line (product_id);
