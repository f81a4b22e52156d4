-- Where a category is that had another path before it was renamed, moved or merged into another: old
-- addresses, old price lists and the sums of past days lead there.
create table category_move (
  old_path text primary key,
  path text not null references category (path) on delete cascade
);
create index category_move_to on category_move (path);
