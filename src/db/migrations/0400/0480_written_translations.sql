-- 1: the English text has changed since, so somebody has to look at the translation.
alter table translation add column needs_check integer not null default 0;
