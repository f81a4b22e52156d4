-- finds an order by the end of its phone number: the last four digits, then the rest among those
create index order_by_phone_end on orders ((substr(contact_phone_key, length(contact_phone_key) - 3)));
