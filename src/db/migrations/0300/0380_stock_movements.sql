-- the stock after a movement is summed from this index alone
drop index stock_entry_of_product;
create index stock_entry_of_product on stock_entry (product_id, at, id, change);
