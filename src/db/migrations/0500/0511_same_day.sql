-- Days that a delivery takes; 0: the same day. They replace days_from and days_to, which started at 1.
alter table delivery_zone add column takes_from integer not null default 1 check (takes_from between 0 and 5);
alter table delivery_zone add column takes_to integer not null default 5 check (takes_to between takes_from and 5);
update delivery_zone set takes_from = days_from, takes_to = days_to;
alter table delivery_zone drop column days_to;
alter table delivery_zone drop column days_from;
