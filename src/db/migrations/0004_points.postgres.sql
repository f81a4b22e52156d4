create function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'the % ledger is only ever added to', tg_table_name; end $$;
create trigger points_entry_is_kept before update or delete on points_entry
for each row execute function refuse_change();
create trigger stock_entry_is_kept before update or delete on stock_entry
for each row execute function refuse_change();

create function points_entry_must_follow() returns trigger language plpgsql as $$
declare before_it bigint;
begin
  select balance_after into before_it from points_entry where account_id = new.account_id and seq = new.seq - 1;
  if (new.seq > 1 and before_it is null) or new.balance_after <> new.points + coalesce(before_it, 0) then
    raise exception 'a points entry must follow the one before';
  end if;
  return new;
end $$;
create trigger points_entry_follows before insert on points_entry
for each row execute function points_entry_must_follow();
