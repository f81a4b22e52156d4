-- What staff write in place of the shop's own words on a page of small print; null: the shop's own again. Times are ms UTC.
create table shop_text (
  page text primary key,
  body text,
  changed_at bigint not null,
  version bigint not null
);
-- The line on top of every page, for a time. There is one.
create table announcement (
  id text primary key check (id = 'line'),
  body text not null,
  link text,
  shown bigint not null,
  starts_at bigint,
  ends_at bigint,
  version bigint not null
);
