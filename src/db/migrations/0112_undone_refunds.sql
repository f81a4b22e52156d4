-- A refund that was written down as paid by mistake and was taken back: as it had been paid, who took it back, and why.
-- Its return is to be paid back again.
create table undone_refund (
  -- that of the payment, so that one is taken back once
  id text primary key,
  return_id text not null references return_request (id),
  method text not null,
  amount bigint not null check (amount > 0),
  points bigint not null check (points >= 0),
  note text not null,
  at bigint not null,
  account_id text references account (id) on delete set null,
  -- the numbers that the payment, and taking it back, have within the order
  nth integer not null,
  undone_nth integer not null,
  reason text not null,
  undone_at bigint not null,
  undone_by text references account (id) on delete set null
);
create index undone_refund_of_return on undone_refund (return_id);

-- A return that is paid back a second time needs another number for it than its own.
alter table refund_payment add column nth integer;
update refund_payment set nth = (select nth from return_request where return_request.id = return_id);
