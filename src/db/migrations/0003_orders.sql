create table orders (
  id text primary key,
  account_id text references account (id),
  -- a guest's order opens with the key whose hash this is
  guest_key_hash text,
  flow text not null check (flow in ('buy-now', 'cart')),
  payment text not null check (payment in ('cod', 'card')),
  status text not null check (status in ('placed', 'packed', 'shipped', 'delivered', 'cancelled')),
  subtotal bigint not null check (subtotal >= 0),
  shipping bigint not null check (shipping >= 0),
  redeemed_points bigint not null check (redeemed_points >= 0),
  earned_points bigint not null check (earned_points >= 0),
  total bigint not null check (total >= 0),
  address text not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  placed_at bigint not null,
  check (total = subtotal + shipping - redeemed_points * 100),
  check ((account_id is null) <> (guest_key_hash is null)),
  check (account_id is not null or (earned_points = 0 and redeemed_points = 0))
);
create index order_of_account on orders (account_id, placed_at, id);
create index order_by_time on orders (placed_at, id);
create index order_by_status on orders (status, placed_at, id);

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
  primary key (order_id, position),
  unique (order_id, product_id)
);
create index order_line_of_product on order_line (product_id);

create table order_change (
  order_id text not null references orders (id),
  status text not null check (status in ('placed', 'packed', 'shipped', 'delivered', 'cancelled')),
  at bigint not null,
  account_id text references account (id),
  -- a state is entered once
  primary key (order_id, status)
);

create table cancellation (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null,
  quantity integer not null check (quantity > 0),
  reason text,
  at bigint not null,
  account_id text references account (id),
  foreign key (order_id, position) references order_line (order_id, position)
);
create index cancellation_of_order on cancellation (order_id);

-- A repeated request finds the order that the first one made.
create table order_request (
  buyer text not null,
  request_key text not null,
  body_hash text not null,
  -- the key is claimed before the order is written; both stand when the transaction ends
  order_id text not null references orders (id) deferrable initially deferred,
  at bigint not null,
  primary key (buyer, request_key)
);
create index order_request_by_age on order_request (at);
