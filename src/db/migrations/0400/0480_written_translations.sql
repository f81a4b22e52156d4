-- 1: the English text has changed since the translation was written, so staff must check it.
alter table translation add column needs_check integer not null default 0;
