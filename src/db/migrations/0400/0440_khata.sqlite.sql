-- Only the note can be cleared, when its customer's account is deleted.
create trigger khata_entry_is_kept
before update of account_id, seq, id, kind, amount, balance_after, order_id, due_at, method, at, entered_by on khata_entry
begin select raise(abort, 'the khata ledger is only ever added to'); end;

create trigger khata_entry_is_not_removed before delete on khata_entry
begin select raise(abort, 'the khata ledger is only ever added to'); end;
