-- What the outside geocoder answered, so that nobody is asked twice.
create table geocode_answer (
  question text primary key,
  answer text not null,
  at bigint not null
);
create index geocode_answer_by_age on geocode_answer (at);

-- When an outside service may be asked next, for the whole shop (milliseconds UTC).
create table outside_gate (
  name text primary key,
  next_at bigint not null
);
insert into outside_gate (name, next_at) values ('geocoder', 0);
