-- Addresses whose owner has opened a guest's order with a key that was mailed there; hashes, because
-- nobody needs to read them.
create table confirmed_email (
  email_hash text primary key,
  confirmed_at bigint not null
);
create index confirmed_email_by_age on confirmed_email (confirmed_at);

-- Who was signed in when they wrote; null: anybody, whatever address they gave.
alter table message add column account_id text references account (id);
create index message_of_account on message (account_id);
