-- Where people have things brought to.
create table address (
  id text primary key,
  account_id text not null references account (id),
  label text not null,
  name text not null,
  phone text not null,
  address text not null,
  landmark text not null,
  rider_note text not null,
  lat double precision,
  lng double precision,
  is_default integer not null check (is_default in (0, 1)),
  created_at bigint not null,
  check ((lat is null) = (lng is null))
);
create index address_of_account on address (account_id, created_at);
create unique index address_default on address (account_id) where is_default = 1;
