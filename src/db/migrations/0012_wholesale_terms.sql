-- In what quantities stock buyers may have a product, and from which on it costs them less. They
-- stand beside the wholesale prices, and mean nothing without them.
alter table product add column wholesale_minimum integer not null default 1
  check (wholesale_minimum between 1 and 999);
alter table product add column wholesale_step integer not null default 1
  check (wholesale_step between 1 and 999 and wholesale_minimum % wholesale_step = 0);
-- how many are packed together; null: nothing to be said about it
alter table product add column wholesale_carton integer
  check (wholesale_carton between 2 and 999);
-- [{"from": 10, "price": 9000}, …] in paisa, read with the product as a whole
alter table product add column wholesale_breaks text not null default '[]';
