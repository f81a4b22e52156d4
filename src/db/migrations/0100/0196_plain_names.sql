alter table orders rename column nth to sequence;
alter table cancellation rename column nth to sequence;
alter table return_request rename column nth to sequence;
alter table points_entry rename column nth to sequence;
alter table order_adjustment rename column nth to cancellation_sequence;
alter table refund_payment rename column nth to sequence;
alter table moved_order rename column nth to sequence;
alter table replacement rename column nth to sequence;
alter table undone_refund rename column nth to sequence;
alter table undone_refund rename column undone_nth to undone_sequence;
drop index order_nth;
create unique index order_sequence on orders (account_id, sequence);
-- of imports and bulk changes that can still be undone
update product_import set change = replace(change, '"shelf":', '"categoryNames":') where change like '%"shelf":%';
update product_import_change set before = replace(before, '"shelf":', '"categoryNames":')
  where before like '%"shelf":%';
