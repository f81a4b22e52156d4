alter table account drop constraint account_kind_check, drop constraint account_check, drop constraint account_check1,
  add constraint account_of_business check (kind <> 'stock' or (business_name is not null and business_address is not null)),
  add constraint account_without_wholesale check (kind <> 'normal' or wholesale_since is null);
alter table product drop constraint product_pack_unit_check;
alter table stock_entry drop constraint stock_entry_reason_check;
alter table orders drop constraint orders_flow_check, drop constraint orders_payment_check,
  drop constraint orders_status_check, drop constraint orders_check;
alter table order_change drop constraint order_change_status_check;
alter table points_entry drop constraint points_entry_reason_check, drop constraint points_entry_check,
  add constraint points_entry_adds check ((reason <> 'earned' and reason <> 'given-back') or points > 0),
  add constraint points_entry_takes check ((reason <> 'redeemed' and reason <> 'taken-back') or points < 0);
alter table points_receipt drop constraint points_receipt_reason_check;
alter table content_block drop constraint content_block_page_check;
alter table message drop constraint message_kind_check;
alter table outbox drop constraint outbox_state_check;
alter table return_request drop constraint return_request_kind_check, drop constraint return_request_state_check,
  drop constraint return_request_check1, drop constraint return_request_check2,
  add constraint return_request_sequence check (nth is null or (nth > 0 and state <> 'asked' and state <> 'refused')),
  add constraint return_request_refund check (refund is null or (refund >= 0 and state <> 'asked' and state <> 'refused'));
alter table contact_change drop constraint contact_change_kind_check, drop constraint contact_change_state_check;
alter table contact_link drop constraint contact_link_purpose_check;

alter table cart_line drop constraint cart_line_product_id_fkey,
  add constraint cart_line_product_id_fkey foreign key (product_id) references product (id) on delete cascade;
alter table favourite drop constraint favourite_product_id_fkey,
  add constraint favourite_product_id_fkey foreign key (product_id) references product (id) on delete cascade;
alter table stock_wait drop constraint stock_wait_product_id_fkey,
  add constraint stock_wait_product_id_fkey foreign key (product_id) references product (id) on delete cascade;
