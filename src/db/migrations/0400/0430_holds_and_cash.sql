-- What an order waits for before it is packed: confirm, call or prepay; null: nothing.
alter table orders add column hold text;
-- Why, as words separated by spaces.
alter table orders add column hold_reasons text;
-- Secret of the link by which the customer confirms it.
alter table orders add column hold_token text;
-- When it was confirmed, ms UTC, and by whom of the staff; null: by the customer.
alter table orders add column released_at bigint;
alter table orders add column released_by text references account (id);
create unique index order_by_hold_token on orders (hold_token) where hold_token is not null;
create index order_on_hold on orders (placed_at, id) where hold is not null and released_at is null and status = 'placed';
create index order_cancelled_at_address on orders (address) where status = 'cancelled';

-- The cash that one staff member holds, from the first entry until it is counted.
create table cash_drawer (
  id text primary key,
  account_id text not null references account (id),
  opened_at bigint not null,
  closed_at bigint,
  closed_by text references account (id),
  -- pieces of each note, as JSON; null: open
  notes text,
  -- what was counted and how far it was off (counted − expected), in paisa
  counted bigint,
  difference bigint,
  note text not null default '',
  -- a second person has to look at the difference
  needs_approval integer not null default 0,
  approved_at bigint,
  approved_by text references account (id)
);
create unique index cash_drawer_open on cash_drawer (account_id) where closed_at is null;
create index cash_drawer_by_time on cash_drawer (closed_at, opened_at);

-- Append-only: a mistake is corrected by another entry.
create table cash_entry (
  drawer_id text not null references cash_drawer (id),
  seq integer not null,
  -- chosen by the client for what people enter, so a retry enters it once
  id text not null unique,
  kind text not null,
  method text not null,
  -- signed, in paisa
  amount bigint not null check (amount <> 0),
  -- cash in the drawer after this entry
  balance_after bigint not null,
  order_id text references orders (id),
  -- why, or the number of a slip
  note text not null default '',
  at bigint not null,
  -- who entered it
  account_id text not null references account (id),
  primary key (drawer_id, seq)
);
create index cash_entry_of_order on cash_entry (order_id) where order_id is not null;
create index cash_entry_by_time on cash_entry (at);
