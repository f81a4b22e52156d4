-- When shoppers see an event of the calendar, or a block of the about page or an achievement; null: open. Times are ms UTC.
alter table shop_event add column shown_from bigint;
alter table shop_event add column shown_until bigint;
alter table content_block add column starts_at bigint;
alter table content_block add column ends_at bigint;
