-- What staff wrote beside a change of stock, as the number of a delivery note, and the last day that is printed on
-- what came in (yyyy-mm-dd), for the list of what has to be sold soon.
alter table stock_entry add column note text;
alter table stock_entry add column best_before text;
-- Those of staff alone: an order must not write into another index. An import has a list of its own.
create index stock_entry_of_staff on stock_entry (at, id) where order_id is null and reason <> 'imported';
create index stock_entry_best_before on stock_entry (best_before, product_id) where best_before is not null;
