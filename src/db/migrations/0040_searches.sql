-- Words that mean the same, as staff say: separated by commas.
create table search_synonym (
  id text primary key,
  words text not null,
  added_at bigint not null
);
create index search_synonym_by_age on search_synonym (added_at, id);

-- What is searched for today: once for each visitor, under a key that only this day's secret makes.
create table search_today (
  day text not null,
  query text not null,
  visitor text not null,
  found bigint not null,
  primary key (day, query, visitor)
);
create index search_today_by_visitor on search_today (day, visitor);
create table search_secret (day text primary key, secret text not null);

-- Of days that are over, and only what at least two people searched for; `found`: so many products.
create table search_day (
  day text not null,
  query text not null,
  people bigint not null check (people > 1),
  found bigint not null,
  primary key (day, query)
);

-- What was bought by people who had searched for it on that day.
create table search_bought (
  day text not null,
  query text not null,
  product_id text not null references product (id) on delete cascade,
  orders bigint not null check (orders > 0),
  primary key (day, query, product_id)
);
create index search_bought_product on search_bought (product_id);
