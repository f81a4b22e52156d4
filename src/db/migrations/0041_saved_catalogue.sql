-- What of the catalogue is kept in memory is written to a file now and then; a file that this table does not
-- name is of another database, or of a time that this one has not seen.
create table saved_catalogue (
  token text primary key,
  saved_at bigint not null
);

-- What has changed since a time is read in parts, one after the other.
drop index product_by_change;
create index product_by_change on product (updated_at, id);
