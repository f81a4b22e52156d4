-- What the buyer wants the rider to know. Personal: it goes with the account.
alter table orders add column note text not null default '';
