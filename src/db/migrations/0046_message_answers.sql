-- A message is answered, given to somebody, and done: read says too little.
alter table message rename column read_at to done_at;
-- who of the staff answers it; null: nobody yet
alter table message add column assigned_to text references account (id) on delete set null;
create index message_assigned on message (assigned_to) where assigned_to is not null;
update event set kind = 'message.done' where kind = 'message.read';
update event set kind = 'message.reopened' where kind = 'message.unread';

-- What staff answered by e-mail.
create table message_reply (
  id text primary key,
  message_id text not null references message (id) on delete cascade,
  body text not null,
  written_by text references account (id) on delete set null,
  at bigint not null
);
create index message_reply_of on message_reply (message_id, at);
create index message_reply_by on message_reply (written_by) where written_by is not null;

-- Answers that staff send again and again.
create table reply_template (
  id text primary key,
  name text not null,
  body text not null
);
