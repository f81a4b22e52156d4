-- Changes of the e-mail address or phone of an account: what it was and what it becomes. A new e-mail
-- address is asked for, and applied once a link mailed to it has been used; a new phone applies at once.
create table contact_change (
  id text primary key,
  account_id text not null references account (id),
  -- 1, 2, 3 … for each account: undoing one undoes those after it too
  sequence bigint not null,
  kind text not null check (kind in ('email', 'phone')),
  old_value text not null,
  -- as accounts are looked up by: an e-mail address in small letters
  old_key text not null,
  new_value text not null,
  -- replaced: by a later change before it was confirmed
  state text not null check (state in ('asked', 'applied', 'replaced', 'undone')),
  asked_at bigint not null,
  applied_at bigint,
  check ((state = 'asked' and applied_at is null) or state <> 'asked'),
  unique (account_id, sequence)
);
create index contact_change_by_old_key on contact_change (old_key);
create index contact_change_by_age on contact_change (asked_at);

-- The links mailed for a change: hashes of their tokens.
create table contact_link (
  token_hash text primary key,
  change_id text not null references contact_change (id),
  purpose text not null check (purpose in ('confirm', 'undo'))
);
create index contact_link_of_change on contact_link (change_id);

-- When a link that was mailed to the account's address was last used: the address is its owner's.
alter table account add column email_confirmed_at bigint;
