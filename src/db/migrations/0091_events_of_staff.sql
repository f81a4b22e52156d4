-- Events that staff write: a draft is not shown, and of two who change one at once the second is told.
alter table shop_event add column shown bigint not null default 1;
alter table shop_event add column version bigint not null default 1;
