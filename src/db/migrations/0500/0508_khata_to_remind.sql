-- 1: no e-mail could be sent, and staff have not reminded the customer yet.
alter table khata_reminder add column for_staff integer not null default 0 check (for_staff between 0 and 1);
