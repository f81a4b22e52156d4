-- Who may order on account, up to which amount and for how long.
create table khata (
  account_id text primary key references account (id),
  is_on integer not null default 0,
  -- paisa
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- from the delivery until payment is due
  due_days integer not null default 0 check (due_days >= 0),
  version integer not null default 1
);

-- Append-only: a mistake is corrected by another entry.
create table khata_entry (
  account_id text not null references account (id),
  seq integer not null,
  -- chosen by the client for what people enter, so a retry enters it once
  id text not null unique,
  kind text not null,
  -- signed, in paisa; positive: the customer owes more
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  order_id text references orders (id),
  -- start of the shop's day on which a charge is due, ms UTC
  due_at bigint,
  -- of a payment: cash, card or transfer
  method text,
  -- why, or the number of a slip
  note text not null default '',
  at bigint not null,
  -- the staff member who entered it
  entered_by text references account (id),
  primary key (account_id, seq)
);
create index khata_entry_of_order on khata_entry (order_id) where order_id is not null;
create index khata_entry_by_time on khata_entry (account_id, at, amount);

-- What is left to pay of each charge, worked out from the entries with every new one.
create table khata_open (
  account_id text not null references account (id),
  -- of the charge's entry
  seq integer not null,
  due_at bigint not null,
  amount bigint not null check (amount > 0),
  primary key (account_id, seq)
);
create index khata_open_by_due on khata_open (due_at, account_id);

-- Reminders that were sent; `step`: days after the day on which the charge is due.
create table khata_reminder (
  account_id text not null references account (id),
  seq integer not null,
  step integer not null,
  at bigint not null,
  primary key (account_id, seq, step)
);

create index order_by_account on orders (placed_at, id, channel) where payment = 'account';
create index order_on_account on orders (account_id, status, total) where payment = 'account';
