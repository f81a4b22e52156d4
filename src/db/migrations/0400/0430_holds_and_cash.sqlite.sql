create trigger cash_entry_is_kept before update on cash_entry
begin select raise(abort, 'the cash ledger is only ever added to'); end;

create trigger cash_entry_is_not_removed before delete on cash_entry
begin select raise(abort, 'the cash ledger is only ever added to'); end;
