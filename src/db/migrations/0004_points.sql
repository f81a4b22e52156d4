-- The points ledger: entries are only ever added, the balance is their sum, and each entry carries it.
create table points_entry (
  account_id text not null references account (id),
  -- 1, 2, 3 … per account: two writers cannot both add the next one
  seq bigint not null check (seq > 0),
  order_id text references orders (id),
  reason text not null check (reason in ('earned', 'redeemed', 'given-back', 'taken-back')),
  points bigint not null,
  balance_after bigint not null,
  at bigint not null,
  primary key (account_id, seq),
  check ((reason in ('earned', 'given-back') and points > 0) or (reason in ('redeemed', 'taken-back') and points < 0)),
  -- the database itself refuses to spend what is not there
  check (reason <> 'redeemed' or balance_after >= 0)
);
create unique index points_earned_once on points_entry (order_id) where reason = 'earned';
create unique index points_redeemed_once on points_entry (order_id) where reason = 'redeemed';
create index points_of_order on points_entry (order_id);

-- The two calls that follow an order in the public contract are acknowledged once each.
create table points_receipt (
  order_id text not null references orders (id),
  reason text not null check (reason in ('earned', 'redeemed')),
  at bigint not null,
  primary key (order_id, reason)
);
