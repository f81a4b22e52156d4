-- SQLite compares text byte by byte; this collation makes PostgreSQL sort alike.
create collation if not exists "binary" (provider = libc, locale = 'C');

-- Append-only: what happened, written by the transaction that did it. The audit reads it.
create table event (
  seq bigint generated always as identity primary key,
  at bigint not null,
  actor text references account (id),
  kind text not null,
  subject text not null,
  data text not null
);
create index event_by_kind on event (kind, subject);
create index event_by_time on event (at, seq);
create index event_by_actor on event (actor, at, seq);
create index event_of_kind on event (kind, at, seq);

create function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'the % ledger is only ever added to', tg_table_name; end $$;
create trigger points_entry_is_kept before update or delete on points_entry
for each row execute function refuse_change();

-- The entries of a product that nobody ordered are deleted with it.
create function refuse_stock_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.order_id is null
    and exists (select 1 from removed_product where id = old.product_id) then return old;
  end if;
  raise exception 'the % ledger is only ever added to', tg_table_name;
end $$;
create trigger stock_entry_is_kept before update or delete on stock_entry
for each row execute function refuse_stock_change();

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
