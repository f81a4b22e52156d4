-- A text of the shop in another language, by the English text: the same words mean the same wherever they stand, also in
-- orders, which keep copies of names.
create table translation (
  locale text not null,
  -- of `source`, which can be too long for an index
  source_hash text not null,
  source text not null,
  text text not null,
  changed_at bigint not null,
  primary key (locale, source_hash)
);
