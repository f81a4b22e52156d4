-- The entries of a product go with it where it is removed altogether; nobody has ordered it.
drop trigger stock_entry_is_not_removed;
create trigger stock_entry_is_not_removed before delete on stock_entry
when old.order_id is not null or not exists (select 1 from removed_product where id = old.product_id)
begin select raise(abort, 'the stock ledger is only ever added to'); end;
