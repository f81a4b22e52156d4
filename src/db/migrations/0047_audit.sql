-- The audit is read newest first, by person, kind and time, however many events there are.
create index event_by_time on event (at, seq);
create index event_by_actor on event (actor, at, seq);
create index event_of_kind on event (kind, at, seq);
