-- Each time an order was given another delivery time, by its customer or by staff.
create table order_time_change (
  order_id text not null references orders (id),
  sequence integer not null check (sequence > 0),
  at bigint not null,
  -- null: a guest
  account_id text references account (id),
  by_buyer integer not null check (by_buyer between 0 and 1),
  -- The promised days and hours before and after, as JSON; null: nothing was promised.
  arrival_before text,
  arrival_after text not null,
  primary key (order_id, sequence)
);
create index order_time_change_of_account on order_time_change (account_id) where account_id is not null;
