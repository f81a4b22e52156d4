-- Staff find an order by the beginning of its phone number, which guests type as they like (staff-orders.store.ts).
create index order_by_phone on orders
  (replace(replace(replace(replace(replace(replace(contact_phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+92', '0'));

-- What staff write to each other about an order; buyers never see it.
create table order_note (
  id text primary key,
  order_id text not null references orders (id),
  account_id text references account (id) on delete set null,
  text text not null,
  at bigint not null
);
create index note_of_order on order_note (order_id, at, id);

-- What waits for staff is counted on their first page, however much is done already.
create index review_waiting on review (written_at) where published_at is null and refused_at is null;
create index product_review_waiting on product_review (written_at) where published_at is null and refused_at is null;
create index message_unread on message (at) where read_at is null;
create index wholesale_waiting on account (created_at) where kind = 'stock' and wholesale_since is null and deleted_at is null;
