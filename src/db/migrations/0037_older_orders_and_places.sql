-- Orders that were delivered before bought_together was counted: each row is counted once and goes with that.
create table order_to_count (
  order_id text primary key references orders (id) on delete cascade,
  delivered_at bigint not null
);
insert into order_to_count (order_id, delivered_at)
  select order_id, at from order_change
  where status = 'delivered'
    and at < (select run_at from migration where name = '0033_bought_together.sql');

-- The network address that a session was last used from.
alter table session add column address text;
