-- The stops of a rider on one day; every change of them raises the version.
create table run (
  rider_id text not null references account (id),
  -- "2026-11-23"
  day text not null,
  version integer not null,
  primary key (rider_id, day)
);

-- An order in a run. What became of it is its status.
create table run_stop (
  order_id text primary key references orders (id),
  rider_id text not null,
  day text not null,
  position integer not null,
  -- the customer reads it at the door
  code text not null,
  wrong_codes integer not null default 0,
  -- the last time that the rider found nobody, ms UTC
  missed_at bigint,
  missed_reason text,
  foreign key (rider_id, day) references run (rider_id, day)
);
create index run_stop_by_run on run_stop (rider_id, day, position);
create index run_stop_by_day on run_stop (day);

-- What a rider did at a stop, under an id of the rider's device.
create table stop_action (
  id text primary key,
  order_id text not null references orders (id),
  -- among the actions of its order
  seq integer not null,
  account_id text not null references account (id),
  kind text not null,
  reason text not null default '',
  -- paisa; null: the usual payment
  collected bigint,
  -- the customer's code was right
  has_code integer not null default 0,
  -- code of the refusal; null: it was done
  refusal text,
  -- when the rider pressed the button, ms UTC by the rider's device
  pressed_at bigint not null,
  at bigint not null
);
create unique index stop_action_of_order on stop_action (order_id, seq);
