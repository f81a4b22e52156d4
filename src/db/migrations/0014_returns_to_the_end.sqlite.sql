-- SQLite cannot change a check: the ledger is copied as it is into a table that has the new one.
create table stock_ledger (
  id text primary key,
  product_id text not null references product (id),
  order_id text,
  reason text not null check (reason in ('ordered', 'cancelled', 'returned', 'counted', 'imported')),
  change bigint not null,
  at bigint not null,
  account_id text
);
insert into stock_ledger select id, product_id, order_id, reason, change, at, account_id from stock_entry;
drop table stock_entry;
alter table stock_ledger rename to stock_entry;
create index stock_entry_of_product on stock_entry (product_id, at);
create trigger stock_entry_is_kept before update on stock_entry
begin select raise(abort, 'the stock ledger is only ever added to'); end;
create trigger stock_entry_is_not_removed before delete on stock_entry
begin select raise(abort, 'the stock ledger is only ever added to'); end;
