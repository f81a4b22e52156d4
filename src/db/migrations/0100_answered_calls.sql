-- Creating calls of staff that were made under an Idempotency-Key of theirs. The row and what it made are one transaction.
create table answered_call (
  account_id text not null references account (id) on delete cascade,
  call_key text not null,
  -- of the call's name and everything that it was given
  input_hash text not null,
  -- JSON; null: a repeat reads anew what was made
  answer text,
  at bigint not null,
  primary key (account_id, call_key)
);
create index answered_call_at on answered_call (at);
