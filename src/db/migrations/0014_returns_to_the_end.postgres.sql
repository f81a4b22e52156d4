alter table stock_entry drop constraint stock_entry_reason_check;
alter table stock_entry add constraint stock_entry_reason_check
  check (reason in ('ordered', 'cancelled', 'returned', 'counted', 'imported'));
