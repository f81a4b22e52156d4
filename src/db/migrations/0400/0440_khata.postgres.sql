-- Only the note can be cleared, when its customer's account is deleted.
create trigger khata_entry_is_kept
before delete or update of account_id, seq, id, kind, amount, balance_after, order_id, due_at, method, at, entered_by
on khata_entry for each row execute function refuse_change();
