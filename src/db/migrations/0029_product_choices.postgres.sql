-- '': the product has no colours. Two colours of one product are two lines.
alter table cart_line add column colour text not null default '';
alter table cart_line drop constraint cart_line_pkey, add primary key (account_id, product_id, colour);
alter table order_line add column colour text not null default '';
alter table order_line drop constraint order_line_order_id_product_id_key,
  add constraint order_line_once unique (order_id, product_id, colour);
