-- Pictures that staff put into what they write in Markdown. A row goes with its file when no text has named it for a week.
create table text_picture (
  path text primary key,
  width integer not null,
  height integer not null,
  added_at bigint not null
);
-- A banner's own picture on phones; null: the same as everywhere.
alter table banner add column phone_picture text;
