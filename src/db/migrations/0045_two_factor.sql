-- The second step of a login of staff: a secret shared with an app; confirmed_at null: set up, not proved yet.
create table second_factor (
  account_id text primary key references account (id),
  secret text not null,
  confirmed_at bigint,
  -- the newest step whose code was used: none is good twice
  last_step bigint not null
);

create table recovery_code (
  code_hash text primary key,
  account_id text not null references account (id)
);
create index recovery_code_of_account on recovery_code (account_id);
