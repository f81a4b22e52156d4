-- what each customer's orders come to (paisa) and when the last was placed (ms UTC; 0: never), kept up after the events
alter table account add column spend bigint not null default 0;
alter table account add column last_order_at bigint not null default 0;
update account set
  spend = coalesce((select cast(sum(total) as bigint) from orders where account_id = account.id and status <> 'cancelled'), 0)
    - coalesce((select cast(sum(refund) as bigint) from orders join return_request on return_request.order_id = orders.id
        where orders.account_id = account.id and state = 'accepted' and refund is not null), 0),
  last_order_at = coalesce((select max(placed_at) from orders where account_id = account.id), 0)
where exists (select 1 from orders where account_id = account.id);
create index account_by_spend on account (spend, id);
create index account_by_last_order on account (last_order_at, id);
create index account_by_name on account (folded_name, id);
