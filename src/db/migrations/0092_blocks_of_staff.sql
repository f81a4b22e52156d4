-- The same of the blocks of the about page and the achievements.
alter table content_block add column shown bigint not null default 1;
alter table content_block add column version bigint not null default 1;
