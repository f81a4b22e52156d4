-- How often something of an account's own was changed: what a server keeps in memory of the account is of one number.
alter table account add column changes bigint not null default 0;
