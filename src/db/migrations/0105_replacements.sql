-- A line that came into an order, while it was packed, in place of one of which too few were there. What was cut of
-- that one is a cancellation with the same number.
create table replacement (
  order_id text not null references orders (id),
  -- the line that came, and the one in whose place
  position integer not null,
  replaces integer not null,
  nth integer not null check (nth > 0),
  -- how its buyer agreed: 'checkout' (said there that what is missing may be replaced), 'phone' or 'link'
  agreed text not null,
  -- chosen by whoever asked for it: the same again is the same replacement
  request text not null,
  at bigint not null,
  -- who of staff; null: the buyer, by a link
  account_id text references account (id),
  primary key (order_id, position),
  unique (order_id, request),
  unique (order_id, nth),
  foreign key (order_id, position) references order_line (order_id, position),
  foreign key (order_id, replaces) references order_line (order_id, position)
);

-- The line that is offered in place of what is missing, as it would stand in the order (JSON); null: none is.
alter table order_question add column offer text;

-- What a replacement earns beyond what the order had earned is an entry of its own, with the number of the replacement.
drop index points_earned_once;
create unique index points_earned_once on points_entry (order_id) where reason = 'earned' and nth is null;
