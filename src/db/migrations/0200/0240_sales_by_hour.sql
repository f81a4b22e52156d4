-- orders placed by hour of the day (0 to 23) in the shop's time zone: all sums are counted again from the orders
create table sales_hour_day (
  day bigint not null,
  hour bigint not null,
  orders bigint not null,
  primary key (day, hour)
);
delete from sales_day;
delete from sales_category_day;
delete from sales_product_day;
delete from sales_progress;
