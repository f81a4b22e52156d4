-- How an order came: online, by phone or at the counter. Orders from before: written down by somebody else than the
-- buyer, and at the counter where it was delivered in the moment in which it was placed.
alter table orders add column channel text not null default 'online';
update orders set channel = case when exists (
    select 1 from order_change where order_change.order_id = orders.id and order_change.status = 'delivered'
      and order_change.at = orders.placed_at)
  then 'counter' else 'phone' end
where exists (
  select 1 from order_change where order_change.order_id = orders.id and order_change.status = 'placed'
    and order_change.account_id is not null
    and (orders.account_id is null or orders.account_id <> order_change.account_id));

-- Staff narrow the list by what never changes of an order: the indexes that the list is read by have it, so that
-- what does not fit is passed over without looking at its row.
drop index order_by_time;
drop index order_by_status;
create index order_by_time on orders (placed_at, id, payment, channel);
create index order_by_status on orders (status, placed_at, id, payment, channel);
-- The rarer choices have indexes of their own, which most orders do not write into.
create index order_by_staff on orders (channel, placed_at, id, payment) where channel <> 'online';
create index order_by_card on orders (placed_at, id, channel) where payment = 'card';

-- Views of the list of orders that a member of staff has saved under a name; `filter` is JSON.
create table order_view (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  filter text not null,
  at bigint not null
);
create index order_view_of_account on order_view (account_id, at, id);
