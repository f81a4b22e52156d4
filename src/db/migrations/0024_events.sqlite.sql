-- Append-only: what happened, in the transaction that did it. The audit is a view of it.
create table event (
  seq integer primary key,
  at bigint not null,
  actor text references account (id),
  kind text not null,
  subject text not null,
  data text not null
);
create index event_by_kind on event (kind, subject);
insert into event (at, actor, kind, subject, data)
  select at, account_id, action, subject, details from audit_entry order by at, id;
drop table audit_entry;
