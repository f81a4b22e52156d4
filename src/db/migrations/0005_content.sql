create table banner (
  id text primary key,
  position integer not null,
  picture text not null,
  alt text not null,
  title text not null,
  body text not null,
  link text,
  tint text
);

create table sale_picture (
  id text primary key,
  position integer not null,
  picture text not null,
  alt text not null,
  title text not null,
  link text
);

create table news (
  id text primary key,
  title text not null,
  summary text not null,
  body text not null,
  picture text,
  published_at bigint
);
create index news_by_time on news (published_at, id);

create table shop_event (
  id text primary key,
  name text not null,
  description text not null,
  location text not null,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at >= starts_at),
  picture text
);
create index shop_event_by_time on shop_event (starts_at, id);

-- blocks of the about page, and achievements
create table content_block (
  id text primary key,
  page text not null check (page in ('about', 'achievement')),
  position integer not null,
  title text not null,
  description text not null,
  picture text
);
create index content_block_of_page on content_block (page, position);

create table review (
  id text primary key,
  account_id text references account (id),
  name text not null,
  email text not null,
  rating integer not null check (rating between 1 and 5),
  body text not null,
  written_at bigint not null,
  published_at bigint
);
create index review_by_time on review (written_at, id);
create index review_of_account on review (account_id, written_at);
