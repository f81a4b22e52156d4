-- Paisa that stay with the holder after the count, as the change of the next drawer.
alter table cash_drawer add column kept bigint not null default 0 check (kept >= 0);
-- Who took the rest; '': nobody, or a count from before this was asked.
alter table cash_drawer add column taker text not null default '';
