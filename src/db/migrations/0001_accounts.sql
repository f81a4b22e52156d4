-- Times are milliseconds UTC, money is whole paisa, ids are random text.

create table account (
  id text primary key,
  email text not null,
  email_key text not null unique,
  phone text not null,
  full_name text not null,
  password_hash text not null,
  kind text not null check (kind in ('normal', 'stock')),
  business_name text,
  business_address text,
  -- null: retail prices (a normal buyer, or a stock buyer whom staff has not approved yet)
  wholesale_since bigint,
  picture text,
  loyalty_card text not null unique,
  created_at bigint not null,
  check (kind = 'normal' or (business_name is not null and business_address is not null)),
  check (kind = 'stock' or wholesale_since is null)
);
create index account_by_age on account (created_at, id);

create table staff_member (
  account_id text primary key references account (id),
  role text not null check (role in ('owner', 'clerk')),
  since bigint not null
);

create table session (
  token_hash text primary key,
  account_id text not null references account (id),
  signed_in_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  remembered integer not null check (remembered in (0, 1))
);
create index session_of_account on session (account_id);
create index session_by_expiry on session (expires_at);

-- Counters of tries, for sign-in and the like: one row a subject and window.
create table throttle (
  subject text primary key,
  tries integer not null,
  until bigint not null
);
create index throttle_by_end on throttle (until);

create table setting (
  name text primary key,
  value text not null,
  changed_at bigint not null
);

create table audit_entry (
  id text primary key,
  at bigint not null,
  account_id text references account (id),
  action text not null,
  subject text not null,
  details text not null
);
create index audit_by_time on audit_entry (at, id);
