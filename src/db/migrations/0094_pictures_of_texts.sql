-- Pictures that staff put into what they write in Markdown. A row goes with its file when no text has named it for a week.
create table text_picture (
  path text primary key,
  width integer not null,
  height integer not null,
  added_at bigint not null
);
