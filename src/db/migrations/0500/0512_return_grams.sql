-- Of weighed goods: how much of the return's units came back; null: all of it.
alter table return_request add column grams bigint check (grams > 0);
