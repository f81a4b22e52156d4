-- Tokens with which scripts make staff calls. The secret is shown once; the table has its hash.
create table access_token (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  token_hash text not null unique,
  permissions text not null,
  created_at bigint not null,
  expires_at bigint not null,
  -- to ten minutes; null: never
  used_at bigint
);
create index access_token_of_account on access_token (account_id, created_at);
