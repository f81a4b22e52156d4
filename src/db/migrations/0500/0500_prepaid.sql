-- Paisa that the customer has paid before the delivery, less what was paid back of it.
alter table orders add column prepaid bigint not null default 0 check (prepaid >= 0);

-- Until now such a payment was entered when the order was delivered: enter it for orders that are on their way.
insert into cash_drawer (id, account_id, opened_at)
  select 'prepaid-' || released_by, released_by, min(released_at) from orders
  where hold = 'prepay' and released_by is not null and status not in ('delivered', 'cancelled') and total > 0
  group by released_by
  on conflict (account_id) where closed_at is null do nothing;
insert into cash_entry (drawer_id, seq, id, kind, method, amount, balance_after, order_id, note, at, account_id)
  select cash_drawer.id,
    coalesce((select max(seq) from cash_entry where drawer_id = cash_drawer.id), 0)
      + row_number() over (partition by cash_drawer.id order by orders.id),
    'prepaid-' || orders.id, 'prepaid', 'transfer', total,
    coalesce((select balance_after from cash_entry where drawer_id = cash_drawer.id order by seq desc limit 1), 0),
    orders.id, '', released_at, released_by
  from orders join cash_drawer on cash_drawer.account_id = released_by and closed_at is null
  where hold = 'prepay' and status not in ('delivered', 'cancelled') and total > 0;
update orders set prepaid = total
  where hold = 'prepay' and released_by is not null and status not in ('delivered', 'cancelled');
