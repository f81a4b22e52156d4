-- What the buyer of an order is asked: too few of a line are there.
create table order_question (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  position bigint not null,
  -- of the line: so many were left when it was asked, and so many of them are missing
  line_left bigint not null,
  missing bigint not null check (missing between 1 and line_left),
  -- the reason that a cancellation which follows from it has
  reason text not null,
  -- opens this one question, which staff send by hand too
  token text not null unique,
  asked_at bigint not null,
  asked_by text not null,
  -- null: not answered
  answer text,
  answered_at bigint
);
create unique index order_question_open on order_question (order_id, position) where answer is null;
