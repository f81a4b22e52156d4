-- The logo and the colours of the shop: no row while it looks as it comes. The logo is a path below the media folder.
create table look (
  id text primary key check (id = 'look'),
  logo text,
  logo_width bigint,
  logo_height bigint,
  logo_is_light bigint,
  brand text,
  accent text,
  version bigint not null,
  check ((brand is null) = (accent is null))
);
