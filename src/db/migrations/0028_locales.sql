-- The language in which somebody is written to: that of an account's last login or sign-up, and that
-- in which an order was placed. Of an e-mail in the outbox; null: English, or the account decides when it is sent.
alter table account add column locale text not null default 'en';
alter table orders add column locale text not null default 'en';
alter table outbox add column locale text;
