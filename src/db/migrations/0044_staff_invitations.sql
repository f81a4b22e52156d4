-- Who is invited into the back office. The token is made when the e-mail is sent; null: not sent yet.
create table staff_invitation (
  id text primary key,
  email text not null,
  email_key text not null unique,
  role text not null,
  invited_by text not null references account (id),
  token_hash text unique,
  created_at bigint not null,
  expires_at bigint not null
);
create index staff_invitation_by_expiry on staff_invitation (expires_at);
