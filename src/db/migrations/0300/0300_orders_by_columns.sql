-- the sorts of the back office's list of orders, with all that narrows it; what is not promised comes after the last day
create index order_by_total on orders (total, placed_at, id, status, payment, channel, delivery_zone);
create index order_by_name on orders
  ((coalesce(folded_name, '') collate "binary"), placed_at, id, status, payment, channel, delivery_zone, folded_name);
create index order_by_promised_day on orders
  ((coalesce(arrives_to, '9') collate "binary"), placed_at, id, status, payment, channel, delivery_zone, arrives_to);
