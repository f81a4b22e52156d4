-- So that of two who change a story at once the second is told.
alter table news add column version integer not null default 1;
