-- Append-only: what happened, written by the transaction that did it. The audit reads it.
create table event (
  seq integer primary key,
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
when old.order_id is not null or not exists (select 1 from removed_product where id = old.product_id)
begin select raise(abort, 'the stock ledger is only ever added to'); end;
