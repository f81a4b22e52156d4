-- the mail server that the owner sets; SMTP_URL wins over it
create table mail_server (
  id integer primary key check (id = 1),
  host text not null,
  port integer not null,
  username text not null,
  -- encrypted with a key in the data folder, which backups leave out; null: a server without a login
  sealed_password text,
  changed_at bigint not null,
  -- when a test succeeded; null: not since the last change, so nothing is sent
  tested_at bigint
);
