-- Where the shop brings things to, and on which terms. None that is active: everywhere, on the shop's own.
create table delivery_zone (
  id text primary key,
  name text not null,
  -- JSON: a circle or a polygon, as src/shop/delivery/area.ts has it
  area text not null,
  fee bigint not null check (fee >= 0),
  -- of the goods, before shipping and points
  minimum bigint not null check (minimum >= 0),
  free_above bigint check (free_above > 0),
  -- "mon tue …"
  days text not null check (days <> ''),
  days_from integer not null check (days_from between 1 and 5),
  days_to integer not null check (days_to between days_from and 5),
  active integer not null check (active in (0, 1)),
  -- of several that cover a place, the lowest is asked
  precedence integer not null,
  version integer not null,
  created_at bigint not null,
  changed_at bigint not null
);
create index delivery_zone_in_order on delivery_zone (precedence, created_at, id);

-- As it was when the order was placed: the zone's name, and the pin that it was found by.
alter table orders add column zone text;
alter table orders add column lat double precision;
alter table orders add column lng double precision;
