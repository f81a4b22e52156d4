-- Staff member who began the return; null: the customer.
alter table return_request add column asked_by text references account (id);
