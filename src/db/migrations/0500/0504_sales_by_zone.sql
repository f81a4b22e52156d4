-- Orders of a day that aren't cancelled, and what they cost now (paisa), by delivery zone; zone '': none.
create table sales_zone_day (
  day bigint not null,
  zone text not null,
  is_counter integer not null,
  orders bigint not null,
  amount bigint not null,
  primary key (day, zone, is_counter)
);
insert into sales_zone_day (day, zone, is_counter, orders, amount)
  select day, zone, is_counter, count(*), sum(total) from (
    select cast((placed_at + 18000000) / 86400000 as bigint) as day,
      case when channel = 'counter' then '' else coalesce(delivery_zone, '') end as zone,
      case when channel = 'counter' then 1 else 0 end as is_counter, total
    from orders where status <> 'cancelled') as placed
  group by day, zone, is_counter;
