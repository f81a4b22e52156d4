-- Letters to people, written in the same transaction as what they tell of and sent afterwards.
create table outbox (
  id text primary key,
  kind text not null,
  recipient text not null,
  -- what the letter is made of, as JSON; never a secret that opens an account
  details text not null,
  -- due: waits for its time; sending: somebody has claimed it; kept: there is no mail server, staff
  -- can read it; failed: nobody tries any more
  state text not null check (state in ('due', 'sending', 'sent', 'kept', 'failed')),
  written_at bigint not null,
  -- when it may be tried next; of a claimed one, when the claim counts as dead
  due_at bigint not null,
  tries integer not null check (tries >= 0),
  -- who has it in hand: a claim that was overtaken can no longer mark it
  claim text,
  sent_at bigint,
  problem text
);
create index outbox_due on outbox (due_at) where state in ('due', 'sending');
create index outbox_by_time on outbox (written_at, id);

-- One link at a time for an account: a newer one takes the place of the older.
create table password_reset (
  account_id text primary key references account (id),
  token_hash text not null unique,
  expires_at bigint not null
);

-- The words for the device that signed in, for the list of sessions.
alter table session add column device text;
create index account_by_phone on account (phone);
