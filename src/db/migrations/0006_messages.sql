-- What people write to the shop: from the contact page, and questions from the help page.
create table message (
  id text primary key,
  kind text not null check (kind in ('contact', 'question')),
  name text not null,
  email text not null,
  subject text not null,
  body text not null,
  at bigint not null,
  read_at bigint
);
create index message_by_time on message (at, id);
