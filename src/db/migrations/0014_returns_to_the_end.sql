-- What goes back of an order, cancelled or returned, has a number of its own: 1, 2, 3 …, whatever the clock says.
alter table cancellation add column nth integer not null default 1 check (nth > 0);
update cancellation set nth = (
  select count(distinct earlier.at) from cancellation earlier
  where earlier.order_id = cancellation.order_id and earlier.at <= cancellation.at);

-- Of an accepted return: what came back for it, in paisa and points, and whether the thing is on the shelf again.
alter table return_request add column nth integer check (nth is null or (nth > 0 and state = 'accepted'));
alter table return_request add column refund bigint check (refund is null or (refund >= 0 and state = 'accepted'));
alter table return_request add column points_back bigint check (points_back >= 0);
alter table return_request add column points_taken bigint check (points_taken >= 0);
alter table return_request add column restocked integer check (restocked in (0, 1));
-- What staff said with it, for the customer to read.
alter table return_request add column note text;
create unique index return_in_order on return_request (order_id, nth) where nth is not null;

-- The database itself gives points back, and takes them back, once for each.
alter table points_entry add column nth integer;
create unique index points_back_once on points_entry (order_id, reason, nth) where nth is not null;
