-- As it was when the order was placed; for orders from before, as the product is now.
alter table order_line add column perishable integer not null default 0 check (perishable in (0, 1));
update order_line set perishable = 1 where product_id in (select id from product where perishable = 1);

-- Asked for and not refused: never more than was delivered.
alter table order_line add column returned_quantity integer not null default 0
  check (returned_quantity between 0 and quantity - cancelled_quantity);

create table return_request (
  id text primary key,
  order_id text not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  kind text not null check (kind in ('damaged', 'unwanted')),
  reason text not null,
  photo text,
  state text not null check (state in ('asked', 'accepted', 'refused')),
  asked_at bigint not null,
  decided_at bigint,
  decided_by text references account (id),
  check ((state = 'asked') = (decided_at is null)),
  foreign key (order_id, position) references order_line (order_id, position)
);
-- One open question about a line at a time: pressing twice asks once.
create unique index return_open on return_request (order_id, position) where state = 'asked';
create index return_of_order on return_request (order_id, position);
create index return_by_time on return_request (asked_at, id);
