-- '': unknown
alter table product add column country_of_origin text not null default '';
