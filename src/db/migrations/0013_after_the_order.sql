-- The orders of an account are numbered 1, 2, 3 …: how many there are, and which stand on a page, is
-- read from the index, however many there are. Null: a guest's.
alter table orders add column nth bigint;
update orders set nth = numbered.nth
from (
  select id, row_number() over (partition by account_id order by placed_at, id) as nth
  from orders where account_id is not null
) as numbered
where numbered.id = orders.id;
create unique index order_nth on orders (account_id, nth);
drop index order_of_account;

-- Further keys of a guest's order: each letter about it has one of its own, made when it is sent.
create table order_key (
  key_hash text primary key,
  order_id text not null references orders (id),
  made_at bigint not null
);
create index order_key_of_order on order_key (order_id);

-- The person is gone from the row; orders and points still stand on it.
alter table account add column deleted_at bigint;

-- Whose letter it is, so that it goes when they go.
alter table outbox add column account_id text references account (id);
create index outbox_of_account on outbox (account_id);

-- Who wants to hear when something is in stock again; gone when the letter is written.
create table stock_wait (
  account_id text not null references account (id),
  product_id text not null references product (id),
  asked_at bigint not null,
  primary key (account_id, product_id)
);
create index stock_wait_for_product on stock_wait (product_id);
