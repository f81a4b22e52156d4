-- How the money of an accepted return went back to its buyer: once, as points, in cash or by transfer (paisa).
create table refund_payment (
  return_id text primary key references return_request (id),
  -- whoever sends it chooses it, so that the same call twice pays once
  id text not null unique,
  method text not null,
  amount bigint not null check (amount > 0),
  -- given for it; 0: it was paid in money
  points bigint not null check (points >= 0),
  note text not null,
  at bigint not null,
  account_id text references account (id) on delete set null
);
-- What was decided before is not asked for again: nobody has written down how it was paid.
insert into refund_payment (return_id, id, method, amount, points, note, at, account_id)
  select id, id, 'earlier', refund, 0, '', decided_at, decided_by from return_request
  where state = 'accepted' and refund > 0;

-- Points given for refunds: customers hold them, and they are no sale.
alter table sales_day add column points_refunded bigint not null default 0;
