-- What is added to an order's subtotal, or taken off it: subtotal + the sum of these is its total (paisa, signed).
create table order_adjustment (
  order_id text not null references orders (id),
  -- 1, 2, 3 …: in the order in which they are shown
  sequence integer not null check (sequence > 0),
  kind text not null,
  amount bigint not null check (amount <> 0),
  -- what a person reads where the kind alone does not say it; null: the kind's own word
  label text,
  primary key (order_id, sequence)
);
insert into order_adjustment (order_id, sequence, kind, amount)
  select id, 1, 'shipping', shipping from orders where shipping <> 0;
insert into order_adjustment (order_id, sequence, kind, amount)
  select id, 2, 'points', -100 * redeemed_points from orders where redeemed_points > 0;

-- What an order is paid by: due until it is taken, void when the order is cancelled. Paisa.
create table payment (
  id text primary key,
  order_id text not null references orders (id),
  method text not null,
  amount bigint not null check (amount >= 0),
  state text not null,
  -- the member of staff who has it; null: nobody took it by hand
  taken_by text references account (id),
  -- since when it is in this state
  at bigint not null
);
-- For orders from before: the order's own id, so that it is known without another table.
insert into payment (id, order_id, method, amount, state, taken_by, at)
  select orders.id, orders.id, payment, total,
    case orders.status when 'delivered' then 'taken' when 'cancelled' then 'void' else 'due' end,
    case when orders.status = 'delivered' then order_change.account_id end,
    coalesce(order_change.at, placed_at)
  from orders left join order_change on order_change.order_id = orders.id
    and order_change.status = orders.status and orders.status in ('delivered', 'cancelled');
create index payment_of_order on payment (order_id);

alter table orders drop column shipping;
