-- What a consumer has still to do. The events themselves are numbered by the engine: see the files beside this one.
create table event_pending (
  consumer text not null,
  seq bigint not null,
  due_at bigint not null,
  tries bigint not null,
  primary key (consumer, seq)
);
create index event_pending_due on event_pending (consumer, due_at, seq);
