-- Guests who want one e-mail when a product is back: counted once `confirmed_at` is set, by a link in an
-- e-mail to that address. A row goes when its e-mail is written, when it is stopped, and when it expires.
create table guest_stock_alert (
  id text primary key,
  email text not null,
  product_id text not null references product (id) on delete cascade,
  locale text not null,
  asked_at bigint not null,
  confirmed_at bigint,
  expires_at bigint not null,
  unique (email, product_id)
);
create index guest_stock_alert_for_product on guest_stock_alert (product_id);
create index guest_stock_alert_by_end on guest_stock_alert (expires_at);

-- The hashes of mailed tokens. With `alert_id` the link confirms that one; each stops all that its address waits for.
create table guest_stock_alert_link (
  token_hash text primary key,
  email text not null,
  alert_id text references guest_stock_alert (id) on delete cascade
);
create index guest_stock_alert_link_of_alert on guest_stock_alert_link (alert_id);
create index guest_stock_alert_link_of_email on guest_stock_alert_link (email);
