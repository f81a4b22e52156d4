-- New words of a page of small print before they hold. `next_from` null: a draft, which has words; else the moment, ms UTC,
-- from which `next_body` holds (null: the shop's own words again).
alter table shop_text add column next_body text;
alter table shop_text add column next_from bigint;
