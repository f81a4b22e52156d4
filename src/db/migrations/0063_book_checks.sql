-- The last check of the whole database that staff have asked for, with what it found.
create table book_check (
  slot integer primary key check (slot = 1),
  id text not null,
  started_at bigint not null,
  -- null: under way, or its process has ended
  finished_at bigint,
  -- what was found, as JSON; null: it could not be finished
  found text
);
