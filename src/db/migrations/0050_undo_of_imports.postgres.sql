-- The entries of a product go with it where it is removed altogether; nobody has ordered it.
create function refuse_stock_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.order_id is null
    and exists (select 1 from removed_product where id = old.product_id) then return old;
  end if;
  raise exception 'the % ledger is only ever added to', tg_table_name;
end $$;
drop trigger stock_entry_is_kept on stock_entry;
create trigger stock_entry_is_kept before update or delete on stock_entry
for each row execute function refuse_stock_change();
