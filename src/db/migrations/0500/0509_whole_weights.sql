-- 1: what the line weighs is charged in whole rupees.
alter table order_line add column whole_rupees integer not null default 0 check (whole_rupees between 0 and 1);
