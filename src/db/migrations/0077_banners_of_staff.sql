-- Banners and sale pictures are one kind of thing in two places of the home page, shown for a time.
alter table banner add column place text not null default 'banner';
alter table banner add column shown bigint not null default 1;
-- null: at once, and not by itself; ms UTC
alter table banner add column starts_at bigint;
alter table banner add column ends_at bigint;
alter table banner add column version bigint not null default 1;
insert into banner (id, place, position, picture, alt, title, body, link)
select id, 'sale', position, picture, alt, title, '', link from sale_picture;
drop table sale_picture;
