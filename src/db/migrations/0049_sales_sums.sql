-- Sums of each day of the shop, by a consumer that reads the events (shop/reports): orders write nothing here.
-- `day`: days since 1970 by the shop's clock; money in paisa. Each figure stands on the day on which it came about.
create table sales_day (
  day bigint primary key,
  orders bigint not null,
  first_orders bigint not null,
  later_orders bigint not null,
  guest_orders bigint not null,
  units bigint not null,
  goods bigint not null,
  discounts bigint not null,
  delivery bigint not null,
  cancelled_orders bigint not null,
  cancelled_by_staff bigint not null,
  cancelled_units bigint not null,
  cancelled_goods bigint not null,
  cancelled_delivery bigint not null,
  returned_units bigint not null,
  refunds bigint not null,
  points_earned bigint not null,
  points_taken_back bigint not null,
  points_redeemed bigint not null,
  points_given_back bigint not null
);
create table sales_category_day (
  day bigint not null,
  category text not null,
  orders bigint not null,
  units bigint not null,
  goods bigint not null,
  discounts bigint not null,
  cancelled_units bigint not null,
  cancelled_goods bigint not null,
  returned_units bigint not null,
  refunds bigint not null,
  primary key (day, category)
);
create table sales_product_day (
  day bigint not null,
  product_id text not null,
  orders bigint not null,
  units bigint not null,
  goods bigint not null,
  discounts bigint not null,
  cancelled_units bigint not null,
  cancelled_goods bigint not null,
  returned_units bigint not null,
  refunds bigint not null,
  primary key (day, product_id)
);
-- How far the sums are: up to which event, without the numbers that were missing, what came about since `since`;
-- of what came about before, the orders up to `older` are in (null: all are).
create table sales_progress (
  one integer primary key check (one = 1),
  seq bigint not null,
  gaps text not null,
  since bigint not null,
  older text
);
