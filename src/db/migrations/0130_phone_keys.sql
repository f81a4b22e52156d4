-- The number of an order without +92 or 0 before it, by which staff find orders and the others of a guest; '': none.
-- Null: spelled in another way than these, and read when the shop starts (fill-phone-keys.ts).
alter table orders add column contact_phone_key text;
update orders set contact_phone_key = '' where contact_phone = '';
update orders set contact_phone_key = substr(replace(replace(replace(replace(replace(replace(contact_phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+92', '0'), 2)
where replace(replace(replace(replace(replace(replace(contact_phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+92', '0') like '03_________'
  and ltrim(replace(replace(replace(replace(replace(replace(contact_phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+92', '0'), '0123456789') = '';
create index order_by_phone_key on orders (contact_phone_key);
create index order_without_phone_key on orders (id) where contact_phone_key is null;
drop index order_by_phone;
