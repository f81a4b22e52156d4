create trigger cash_entry_is_kept before update or delete on cash_entry
for each row execute function refuse_change();
