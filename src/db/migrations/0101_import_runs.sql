-- Lists that are being read, so that whoever left the page finds how far they are and what came of them. The id is the sender's.
create table import_run (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  rows_read bigint not null default 0,
  rows_all bigint not null default 0,
  -- ms UTC: when it was last heard of
  at bigint not null,
  -- null: it is being read
  ended_at bigint,
  -- JSON; null with an end: it broke off
  report text
);
create index import_run_at on import_run (at);
