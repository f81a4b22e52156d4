-- How the customer paid at the stop (cash, card or transfer); null: as usual, or nothing. And the number of the slip.
alter table stop_action add column method text;
alter table stop_action add column slip text not null default '';

-- 1: customers don't read how many stops this rider visits before theirs.
alter table staff_member add column hides_stops integer not null default 0 check (hides_stops between 0 and 1);
