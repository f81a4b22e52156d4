create table delivery_window (
  id text primary key,
  -- null: of a shop without zones
  zone_id text references delivery_zone (id) on delete cascade,
  -- "mon tue …"
  days text not null check (days <> ''),
  -- minutes since midnight
  starts integer not null check (starts between 0 and 1439),
  ends integer not null check (ends between 1 and 1440 and ends > starts),
  capacity integer not null check (capacity >= 0),
  -- null: each order takes one place; else one for so many lines begun
  lines_per_place integer check (lines_per_place > 0),
  -- minutes before the start
  closes_before integer not null check (closes_before >= 0),
  -- paisa; negative: a discount
  extra bigint not null,
  -- "2027-02-08", both or none
  first_day text,
  last_day text,
  active integer not null check (active between 0 and 1),
  version integer not null,
  created_at bigint not null,
  changed_at bigint not null,
  check ((first_day is null) = (last_day is null))
);
create index delivery_window_of_zone on delivery_window (zone_id, starts, id);

create table window_day (
  window_id text not null references delivery_window (id) on delete cascade,
  day text not null,
  taken integer not null default 0 check (taken >= 0),
  closed integer not null default 0 check (closed between 0 and 1),
  -- null: that of the window
  capacity integer check (capacity >= 0),
  primary key (window_id, day)
);
create index window_day_by_day on window_day (day);

-- a place kept for a cart until it is ordered
create table window_hold (
  id text primary key,
  window_id text not null,
  day text not null,
  places integer not null check (places > 0),
  expires_at bigint not null,
  foreign key (window_id, day) references window_day (window_id, day) on delete cascade
);
create index window_hold_of_day on window_hold (window_id, day, expires_at);
create index window_hold_by_expiry on window_hold (expires_at);

-- Of an order with a window; its day is arrives_from. No reference: a window may be deleted.
alter table orders add column window_id text;
alter table orders add column window_starts integer;
alter table orders add column window_ends integer;
alter table orders add column window_extra bigint;
alter table orders add column window_places integer;
create index orders_of_window on orders (arrives_from, window_id) where window_id is not null;
