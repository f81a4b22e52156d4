-- Customers who asked the shop for a new password, because no e-mail reaches them.
create table password_request (
  account_id text primary key references account (id) on delete cascade,
  requested_at bigint not null,
  -- when staff made a link
  linked_at bigint
);
create index password_request_by_age on password_request (requested_at);

-- 0: staff sent the link to the phone, so using it doesn't confirm the e-mail address.
alter table password_reset add column is_mailed integer not null default 1;
