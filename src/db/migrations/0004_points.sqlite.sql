create trigger points_entry_is_kept before update on points_entry
begin select raise(abort, 'the points ledger is only ever added to'); end;
create trigger points_entry_is_not_removed before delete on points_entry
begin select raise(abort, 'the points ledger is only ever added to'); end;
create trigger points_entry_follows before insert on points_entry
when new.balance_after <> new.points + coalesce(
  (select balance_after from points_entry where account_id = new.account_id and seq = new.seq - 1), 0)
  or (new.seq > 1 and not exists (select 1 from points_entry where account_id = new.account_id and seq = new.seq - 1))
begin select raise(abort, 'a points entry must follow the one before'); end;
create trigger stock_entry_is_kept before update on stock_entry
begin select raise(abort, 'the stock ledger is only ever added to'); end;
create trigger stock_entry_is_not_removed before delete on stock_entry
begin select raise(abort, 'the stock ledger is only ever added to'); end;
