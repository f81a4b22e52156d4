-- A banner may have a second picture for the dark theme.
alter table banner add column dark_picture text;
