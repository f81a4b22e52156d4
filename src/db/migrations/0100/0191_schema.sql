create table account (
  id text primary key,
  email text not null,
  email_key text not null unique,
  phone text not null,
  full_name text not null,
  password_hash text not null,
  kind text not null,
  business_name text,
  business_address text,
  -- null: retail prices (normal buyers, and stock buyers before approval)
  wholesale_since bigint,
  picture text,
  loyalty_card text not null unique,
  created_at bigint not null,
  deleted_at bigint,
  email_confirmed_at bigint,
  locale text not null default 'en',
  changes bigint not null default 0,
  blocked_at bigint,
  merged_into text references account (id),
  folded_name text,
  folded_email text,
  folded_business text,
  check (kind <> 'stock' or (business_name is not null and business_address is not null)),
  check (kind <> 'normal' or wholesale_since is null)
);
create index account_by_age on account (created_at, id);
create index account_by_phone on account (phone);
create index wholesale_waiting on account (created_at) where kind = 'stock' and wholesale_since is null and deleted_at is null;
create index account_to_fold on account (id) where folded_name is null;

create table category (
  -- slugs from the top, joined by "/"
  path text primary key,
  parent_path text references category (path),
  level integer not null check (level between 1 and 3),
  name text not null,
  position integer not null,
  tint text,
  picture text,
  description text,
  check ((level = 1) = (parent_path is null))
);
create index category_under on category (parent_path, position);

create table product (
  id text primary key,
  -- number in the address of the product page
  number bigint not null unique check (number > 0),
  -- stock code of the shop; an import matches products by it
  sku text unique,
  name text not null,
  brand text not null,
  description text not null,
  full_description text not null,
  highlights text not null,
  category_path text not null references category (path),
  -- the two levels above, so that each level is one equality
  main_path text not null references category (path),
  sub_path text not null references category (path),
  pack_text text not null,
  pack_amount double precision,
  pack_unit text,
  list_price bigint not null check (list_price > 0),
  offer_price bigint check (offer_price > 0 and offer_price < list_price),
  wholesale_list_price bigint check (wholesale_list_price > 0),
  wholesale_offer_price bigint check (wholesale_offer_price > 0 and wholesale_offer_price < wholesale_list_price),
  perishable integer not null check (perishable between 0 and 1),
  -- null: stock is not counted
  stock bigint check (stock >= 0),
  picture text,
  pictures text not null,
  rating_sum bigint not null,
  rating_count bigint not null,
  sold bigint not null,
  -- copy of `sold`, updated in batches so that an order does not rewrite the index
  popularity bigint not null,
  published_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  version integer not null,
  wholesale_minimum integer not null default 1 check (wholesale_minimum between 1 and 999),
  wholesale_step integer not null default 1 check (wholesale_step between 1 and 999 and wholesale_minimum % wholesale_step = 0),
  wholesale_carton integer check (wholesale_carton between 2 and 999),
  wholesale_breaks text not null default '[]',
  gallery text,
  colours text not null default '[]',
  family text,
  name_ur text not null default '',
  origin text not null default '',
  ingredients text not null default '',
  allergens text not null default '',
  shelf_life text not null default '',
  storage text not null default '',
  offer_from bigint,
  offer_until bigint,
  multi_quantity integer check (multi_quantity >= 2),
  multi_price bigint check (multi_price > 0),
  multi_from bigint,
  multi_until bigint,
  listed_at bigint,
  family_key text,
  barcode text,
  low_stock bigint,
  points_divisor integer check (points_divisor > 0),
  folded_words text,
  folded_brand text,
  sku_key text
);
create index product_by_listing on product (listed_at);
create index product_of_shelf_by_price on product (category_path, list_price);
create index product_of_sub_by_price on product (sub_path, list_price);
create index product_of_family on product (family_key);
create index product_by_change on product (updated_at, id);
create index product_by_barcode on product (barcode) where barcode is not null;
create index product_of_shelf_published on product (category_path, published_at);
create index product_stock_counted on product (number, stock, low_stock) where stock is not null and published_at is not null;
create index product_to_fold on product (id) where folded_words is null;
create index product_by_brand on product (brand, folded_brand, published_at);
create unique index product_by_sku_key on product (sku_key);
create index product_by_code_apart on product (sku) where sku is not null and sku_key is null;

create table orders (
  id text primary key,
  account_id text references account (id),
  -- hash of the key that opens a guest order
  guest_key_hash text,
  flow text not null,
  payment text not null,
  status text not null,
  subtotal bigint not null check (subtotal >= 0),
  redeemed_points bigint not null check (redeemed_points >= 0),
  earned_points bigint not null check (earned_points >= 0),
  total bigint not null check (total >= 0),
  address text not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  placed_at bigint not null,
  nth bigint,
  zone text,
  lat double precision,
  lng double precision,
  arrives_from text,
  arrives_to text,
  locale text not null default 'en',
  note text not null default '',
  channel text not null default 'online',
  earns_points integer not null default 1 check (earns_points between 0 and 1),
  points_divisor integer not null default 30 check (points_divisor > 0),
  buy_now_percent integer not null default 1 check (buy_now_percent between 0 and 100),
  delivery_zone text,
  contact_phone_key text,
  folded_name text,
  folded_words text,
  zone_fee bigint,
  zone_minimum bigint,
  zone_free_above bigint,
  check ((account_id is null) <> (guest_key_hash is null)),
  check (account_id is not null or (earned_points = 0 and redeemed_points = 0))
);
create unique index order_nth on orders (account_id, nth);
create index order_by_time on orders (placed_at, id, payment, channel);
create index order_by_status on orders (status, placed_at, id, payment, channel);
create index order_by_staff on orders (channel, placed_at, id, payment) where channel <> 'online';
create index order_by_card on orders (placed_at, id, channel) where payment = 'card';
create index order_by_zone on orders (delivery_zone, placed_at, id, status, payment, channel) where delivery_zone is not null;
create index order_by_phone_key on orders (contact_phone_key);
create index order_without_phone_key on orders (id) where contact_phone_key is null;
create index order_to_fold on orders (id) where folded_name is null;
create index order_under_way on orders (account_id) where status in ('placed', 'packed', 'ready', 'shipped');

create table session (
  token_hash text primary key,
  account_id text not null references account (id),
  signed_in_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  remembered integer not null check (remembered between 0 and 1),
  device text,
  address text
);
create index session_of_account on session (account_id);
create index session_by_expiry on session (expires_at);

create table throttle (
  subject text primary key,
  tries integer not null,
  until bigint not null
);
create index throttle_by_end on throttle (until);

create table setting (
  name text primary key,
  value text not null,
  changed_at bigint not null
);

create table number_series (
  name text primary key,
  next bigint not null
);

create table catalogue_version (
  name text primary key,
  version bigint not null
);

create table order_line (
  order_id text not null references orders (id),
  position integer not null,
  product_id text not null references product (id),
  -- copies from the moment of the order
  number bigint not null,
  name text not null,
  pack text not null,
  picture text,
  tint text,
  list_price bigint not null check (list_price > 0),
  price bigint not null check (price > 0 and price <= list_price),
  points_divisor integer not null check (points_divisor > 0),
  quantity integer not null check (quantity between 1 and 999),
  cancelled_quantity integer not null check (cancelled_quantity between 0 and quantity),
  perishable integer not null default 0 check (perishable between 0 and 1),
  returned_quantity integer not null default 0 check (returned_quantity between 0 and quantity - cancelled_quantity),
  -- '': the product has no colours
  colour text not null default '',
  if_missing text,
  multi_quantity integer check (multi_quantity >= 2),
  multi_price bigint check (multi_price > 0),
  primary key (order_id, position),
  constraint order_line_once unique (order_id, product_id, colour)
);
create index order_line_of_product on order_line (product_id);

create table cancellation (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null,
  quantity integer not null check (quantity > 0),
  reason text,
  at bigint not null,
  account_id text references account (id),
  nth integer not null default 1 check (nth > 0),
  foreign key (order_id, position) references order_line (order_id, position)
);
create index cancellation_of_order on cancellation (order_id);

create table order_request (
  buyer text not null,
  request_key text not null,
  body_hash text not null,
  -- the key is written before the order; the transaction ends with both
  order_id text not null references orders (id) deferrable initially deferred,
  at bigint not null,
  primary key (buyer, request_key)
);
create index order_request_by_age on order_request (at);

create table banner (
  id text primary key,
  position integer not null,
  picture text not null,
  alt text not null,
  title text not null,
  body text not null,
  link text,
  tint text,
  dark_picture text,
  place text not null default 'banner',
  shown bigint not null default 1,
  starts_at bigint,
  ends_at bigint,
  version bigint not null default 1,
  phone_picture text
);

create table news (
  id text primary key,
  title text not null,
  summary text not null,
  body text not null,
  picture text,
  published_at bigint,
  version integer not null default 1
);
create index news_by_time on news (published_at, id);

create table shop_event (
  id text primary key,
  name text not null,
  description text not null,
  location text not null,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at >= starts_at),
  picture text,
  shown bigint not null default 1,
  version bigint not null default 1,
  shown_from bigint,
  shown_until bigint
);
create index shop_event_by_time on shop_event (starts_at, id);

create table review (
  id text primary key,
  account_id text references account (id),
  name text not null,
  email text not null,
  rating integer not null check (rating between 1 and 5),
  body text not null,
  written_at bigint not null,
  published_at bigint,
  refused_at bigint,
  answer text,
  answered_at bigint,
  version bigint not null default 1,
  folded_words text
);
create index review_by_time on review (written_at, id);
create index review_of_account on review (account_id, written_at);
create index review_waiting on review (written_at) where published_at is null and refused_at is null;
create index review_to_fold on review (id) where folded_words is null;

create table password_reset (
  account_id text primary key references account (id),
  token_hash text not null unique,
  expires_at bigint not null
);

create table address (
  id text primary key,
  account_id text not null references account (id),
  label text not null,
  name text not null,
  phone text not null,
  address text not null,
  landmark text not null,
  rider_note text not null,
  lat double precision,
  lng double precision,
  is_default integer not null check (is_default between 0 and 1),
  created_at bigint not null,
  check ((lat is null) = (lng is null))
);
create index address_of_account on address (account_id, created_at);
create unique index address_default on address (account_id) where is_default = 1;

create table geocode_answer (
  question text primary key,
  answer text not null,
  at bigint not null
);
create index geocode_answer_by_age on geocode_answer (at);

create table outside_gate (
  name text primary key,
  next_at bigint not null
);

create table product_review (
  id text primary key,
  account_id text not null references account (id),
  product_id text not null references product (id),
  rating integer not null check (rating between 1 and 5),
  body text not null,
  written_at bigint not null,
  published_at bigint,
  refused_at bigint,
  answer text,
  answered_at bigint,
  version bigint not null default 1,
  folded_body text,
  unique (account_id, product_id)
);
create index product_review_by_time on product_review (product_id, written_at, id);
create index product_review_by_age on product_review (written_at, id);
create index product_review_waiting on product_review (written_at) where published_at is null and refused_at is null;
create index product_review_to_fold on product_review (id) where folded_body is null;

create table order_key (
  key_hash text primary key,
  order_id text not null references orders (id),
  made_at bigint not null,
  mailed_to text
);
create index order_key_of_order on order_key (order_id);

create table delivery_zone (
  id text primary key,
  name text not null,
  -- JSON: a circle or a polygon, see src/shop/delivery/area.ts
  area text not null,
  fee bigint not null check (fee >= 0),
  -- goods subtotal, before delivery and points
  minimum bigint not null check (minimum >= 0),
  free_above bigint check (free_above > 0),
  -- "mon tue …"
  days text not null check (days <> ''),
  days_from integer not null check (days_from between 1 and 5),
  days_to integer not null check (days_to between days_from and 5),
  active integer not null check (active between 0 and 1),
  -- the lowest one wins where zones overlap
  precedence integer not null,
  version integer not null,
  created_at bigint not null,
  changed_at bigint not null,
  folded_name text
);
create index delivery_zone_in_order on delivery_zone (precedence, created_at, id);
create index zone_to_fold on delivery_zone (id) where folded_name is null;

create table removed_product (
  id text primary key,
  number bigint not null unique,
  removed_at bigint not null
);
create index removed_product_by_time on removed_product (removed_at);

create table confirmed_email (
  email_hash text primary key,
  confirmed_at bigint not null
);
create index confirmed_email_by_age on confirmed_email (confirmed_at);

create table order_repeat (
  fingerprint text primary key,
  -- the fingerprint is written before the order; the transaction ends with both
  order_id text not null references orders (id) deferrable initially deferred,
  at bigint not null
);
create index order_repeat_by_age on order_repeat (at);

create table staff_role (
  name text primary key
);

create table staff_member (
  account_id text primary key references account (id),
  role text not null references staff_role (name),
  since bigint not null
);

create table event_pending (
  consumer text not null,
  seq bigint not null,
  due_at bigint not null,
  tries bigint not null,
  primary key (consumer, seq)
);
create index event_pending_due on event_pending (consumer, due_at, seq);

create table order_change (
  order_id text not null references orders (id),
  status text not null,
  at bigint not null,
  account_id text references account (id),
  -- an order enters a state once
  primary key (order_id, status)
);

create table return_request (
  id text primary key,
  order_id text not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  kind text not null,
  reason text not null,
  photo text,
  state text not null,
  asked_at bigint not null,
  decided_at bigint,
  decided_by text references account (id),
  nth integer check (nth is null or (nth > 0 and state <> 'asked' and state <> 'refused')),
  refund bigint check (refund is null or (refund >= 0 and state <> 'asked' and state <> 'refused')),
  points_back bigint check (points_back >= 0),
  points_taken bigint check (points_taken >= 0),
  restocked integer check (restocked between 0 and 1),
  note text,
  refund_due bigint check (refund_due > 0),
  folded_product text,
  check ((state = 'asked') = (decided_at is null)),
  foreign key (order_id, position) references order_line (order_id, position)
);
create unique index return_open on return_request (order_id, position) where state = 'asked';
create index return_of_order on return_request (order_id, position);
create index return_by_time on return_request (asked_at, id);
create unique index return_in_order on return_request (order_id, nth) where nth is not null;
create index refund_due_of_order on return_request (order_id, refund_due) where refund_due is not null;
create index return_to_fold on return_request (id) where folded_product is null;

create table points_entry (
  account_id text not null references account (id),
  -- 1, 2, 3 … per account: only one of two writers can add the next entry
  seq bigint not null check (seq > 0),
  order_id text references orders (id),
  reason text not null,
  points bigint not null,
  balance_after bigint not null,
  at bigint not null,
  nth integer,
  pending bigint check (pending is null or balance_after >= pending),
  primary key (account_id, seq),
  check ((reason <> 'earned' and reason <> 'given-back') or points > 0),
  check ((reason <> 'redeemed' and reason <> 'taken-back') or points < 0),
  -- the database refuses to spend points that an account lacks
  check (reason <> 'redeemed' or balance_after >= 0)
);
create unique index points_redeemed_once on points_entry (order_id) where reason = 'redeemed';
create index points_of_order on points_entry (order_id);
create unique index points_back_once on points_entry (order_id, reason, nth) where nth is not null;
create unique index points_earned_once on points_entry (order_id) where reason = 'earned' and nth is null;

create table points_receipt (
  order_id text not null references orders (id),
  reason text not null,
  at bigint not null,
  primary key (order_id, reason)
);

create table stock_entry (
  id text primary key,
  product_id text not null references product (id),
  order_id text,
  reason text not null,
  change bigint not null,
  at bigint not null,
  account_id text,
  note text,
  best_before text
);
create index stock_entry_of_product on stock_entry (product_id, at);
create index stock_entry_of_staff on stock_entry (at, id) where order_id is null and reason <> 'imported';
create index stock_entry_best_before on stock_entry (best_before, product_id) where best_before is not null;

create table contact_change (
  id text primary key,
  account_id text not null references account (id),
  -- 1, 2, 3 … per account: undoing a change also undoes the later ones
  sequence bigint not null,
  kind text not null,
  old_value text not null,
  -- lookup key: the e-mail address in lower case, or the phone number
  old_key text not null,
  new_value text not null,
  -- 'replaced': by a later change before this one was confirmed
  state text not null,
  asked_at bigint not null,
  applied_at bigint,
  check ((state = 'asked' and applied_at is null) or state <> 'asked'),
  unique (account_id, sequence)
);
create index contact_change_by_old_key on contact_change (old_key);
create index contact_change_by_age on contact_change (asked_at);

create table favourite (
  account_id text not null references account (id),
  product_id text not null references product (id) on delete cascade,
  added_at bigint not null,
  primary key (account_id, product_id)
);

create table stock_wait (
  account_id text not null references account (id),
  product_id text not null references product (id) on delete cascade,
  asked_at bigint not null,
  primary key (account_id, product_id)
);
create index stock_wait_for_product on stock_wait (product_id);

create table message (
  id text primary key,
  kind text not null,
  name text not null,
  email text not null,
  subject text not null,
  body text not null,
  at bigint not null,
  done_at bigint,
  account_id text references account (id),
  assigned_to text references account (id) on delete set null,
  folded_words text
);
create index message_by_time on message (at, id);
create index message_of_account on message (account_id);
create index message_unread on message (at) where done_at is null;
create index message_assigned on message (assigned_to) where assigned_to is not null;
create index message_to_fold on message (id) where folded_words is null;

create table outbox (
  id text primary key,
  kind text not null,
  recipient text not null,
  -- JSON for the template; never a secret that opens an account
  details text not null,
  -- due: waits; sending: a worker claimed it; kept: no mail server, staff read it in the back office;
  -- failed: no more retries
  state text not null,
  written_at bigint not null,
  -- next retry (ms UTC); for a claimed row the end of the claim
  due_at bigint not null,
  tries integer not null check (tries >= 0),
  -- worker that claimed it; an expired claim cannot mark the row
  claim text,
  sent_at bigint,
  problem text,
  account_id text references account (id),
  locale text,
  folded_recipient text
);
create index outbox_due on outbox (due_at) where state in ('due', 'sending');
create index outbox_by_time on outbox (written_at, id);
create index outbox_of_account on outbox (account_id);
create index email_to_fold on outbox (id) where folded_recipient is null;

create table content_block (
  id text primary key,
  page text not null,
  position integer not null,
  title text not null,
  description text not null,
  picture text,
  shown bigint not null default 1,
  version bigint not null default 1,
  starts_at bigint,
  ends_at bigint
);
create index content_block_of_page on content_block (page, position);

create table contact_link (
  token_hash text primary key,
  change_id text not null references contact_change (id),
  purpose text not null
);
create index contact_link_of_change on contact_link (change_id);

create table order_adjustment (
  order_id text not null references orders (id),
  -- 1, 2, 3 …: order on the invoice
  sequence integer not null check (sequence > 0),
  kind text not null,
  amount bigint not null check (amount <> 0),
  -- label where the kind is not enough; null: label of the kind
  label text,
  nth integer,
  primary key (order_id, sequence)
);

create table payment (
  id text primary key,
  order_id text not null references orders (id),
  method text not null,
  amount bigint not null check (amount >= 0),
  state text not null,
  -- staff account that took the cash; null: none
  taken_by text references account (id),
  -- start of the current state (ms UTC)
  at bigint not null,
  cash_offered bigint
);
create index payment_of_order on payment (order_id);

create table cart_line (
  account_id text not null references account (id),
  product_id text not null references product (id) on delete cascade,
  -- '': no colours; two colours of a product are two lines
  colour text not null default '',
  quantity integer not null check (quantity between 1 and 999),
  added_at bigint not null,
  primary key (account_id, product_id, colour)
);

create table bought_together (
  product_id text not null references product (id) on delete cascade,
  other_id text not null references product (id) on delete cascade,
  period bigint not null,
  orders bigint not null check (orders > 0),
  primary key (product_id, other_id, period)
);
create index bought_together_other on bought_together (other_id);
create index bought_together_by_age on bought_together (period);

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

create table guest_stock_alert_link (
  token_hash text primary key,
  email text not null,
  alert_id text references guest_stock_alert (id) on delete cascade
);
create index guest_stock_alert_link_of_alert on guest_stock_alert_link (alert_id);
create index guest_stock_alert_link_of_email on guest_stock_alert_link (email);

create table order_to_count (
  order_id text primary key references orders (id) on delete cascade,
  delivered_at bigint not null
);

create table search_synonym (
  id text primary key,
  words text not null,
  added_at bigint not null
);
create index search_synonym_by_age on search_synonym (added_at, id);

create table search_today (
  day text not null,
  query text not null,
  visitor text not null,
  found bigint not null,
  primary key (day, query, visitor)
);
create index search_today_by_visitor on search_today (day, visitor);

create table search_secret (
  day text primary key,
  secret text not null
);

create table search_day (
  day text not null,
  query text not null,
  people bigint not null check (people > 1),
  found bigint not null,
  primary key (day, query)
);

create table search_bought (
  day text not null,
  query text not null,
  product_id text not null references product (id) on delete cascade,
  orders bigint not null check (orders > 0),
  primary key (day, query, product_id)
);
create index search_bought_product on search_bought (product_id);

create table saved_catalogue (
  token text primary key,
  saved_at bigint not null
);

create table order_note (
  id text primary key,
  order_id text not null references orders (id),
  account_id text references account (id) on delete set null,
  text text not null,
  at bigint not null
);
create index note_of_order on order_note (order_id, at, id);

create table staff_invitation (
  id text primary key,
  email text not null,
  email_key text not null unique,
  role text not null,
  invited_by text not null references account (id),
  token_hash text unique,
  created_at bigint not null,
  expires_at bigint not null
);
create index staff_invitation_by_expiry on staff_invitation (expires_at);

create table second_factor (
  account_id text primary key references account (id),
  secret text not null,
  confirmed_at bigint,
  -- newest used time step: no code works twice
  last_step bigint not null
);

create table recovery_code (
  code_hash text primary key,
  account_id text not null references account (id)
);
create index recovery_code_of_account on recovery_code (account_id);

create table message_reply (
  id text primary key,
  message_id text not null references message (id) on delete cascade,
  body text not null,
  written_by text references account (id) on delete set null,
  at bigint not null
);
create index message_reply_of on message_reply (message_id, at);
create index message_reply_by on message_reply (written_by) where written_by is not null;

create table reply_template (
  id text primary key,
  name text not null,
  body text not null
);

create table sales_day (
  day bigint primary key,
  orders bigint not null,
  first_orders bigint not null,
  later_orders bigint not null,
  guest_orders bigint not null,
  units bigint not null,
  goods bigint not null,
  discounts bigint not null,
  delivery bigint not null,
  cancelled_orders bigint not null,
  cancelled_by_staff bigint not null,
  cancelled_units bigint not null,
  cancelled_goods bigint not null,
  cancelled_delivery bigint not null,
  returned_units bigint not null,
  refunds bigint not null,
  points_earned bigint not null,
  points_taken_back bigint not null,
  points_redeemed bigint not null,
  points_given_back bigint not null,
  points_refunded bigint not null default 0
);

create table sales_category_day (
  day bigint not null,
  category text not null,
  orders bigint not null,
  units bigint not null,
  goods bigint not null,
  discounts bigint not null,
  cancelled_units bigint not null,
  cancelled_goods bigint not null,
  returned_units bigint not null,
  refunds bigint not null,
  primary key (day, category)
);

create table sales_product_day (
  day bigint not null,
  product_id text not null,
  orders bigint not null,
  units bigint not null,
  goods bigint not null,
  discounts bigint not null,
  cancelled_units bigint not null,
  cancelled_goods bigint not null,
  returned_units bigint not null,
  refunds bigint not null,
  primary key (day, product_id)
);
create index sales_of_product on sales_product_day (product_id, day, goods, units);

create table sales_progress (
  one integer primary key check (one = 1),
  seq bigint not null,
  gaps text not null,
  since bigint not null,
  older text
);

create table product_import (
  id text primary key,
  at bigint not null,
  -- null: run from the command line
  account_id text,
  -- '': unknown
  file text not null,
  added bigint not null,
  changed bigint not null,
  removed bigint not null default 0,
  restored bigint not null default 0,
  kept bigint not null default 0,
  -- null: not undone, or only in part
  undone_at bigint,
  undone_by text,
  change text
);
create index product_import_by_time on product_import (at, id);

create table product_import_change (
  import_id text not null references product_import (id) on delete cascade,
  -- the product may have been deleted since
  product_id text not null,
  -- product version before the import (0: new product) and after it
  found bigint not null,
  version bigint not null,
  -- JSON of the changed fields before the import; null: new product
  before text,
  -- result of the undo; null: not undone
  outcome text,
  changes text,
  primary key (import_id, product_id)
);
create index product_import_change_of_product on product_import_change (product_id);

create table category_move (
  old_path text primary key,
  path text not null references category (path) on delete cascade
);
create index category_move_to on category_move (path);

create table customer_note (
  id text primary key,
  account_id text not null references account (id),
  written_by text references account (id) on delete set null,
  text text not null,
  at bigint not null
);
create index note_of_customer on customer_note (account_id, at, id);

create table book_check (
  slot integer primary key check (slot = 1),
  id text not null,
  started_at bigint not null,
  -- null: running, or its process was killed
  finished_at bigint,
  -- JSON of the findings; null: unfinished
  found text
);

create table access_token (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  token_hash text not null unique,
  permissions text not null,
  created_at bigint not null,
  expires_at bigint not null,
  -- precise to ten minutes; null: never used
  used_at bigint
);
create index access_token_of_account on access_token (account_id, created_at);

create table order_question (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  position bigint not null,
  -- quantity of the line when asked, and how much of it is missing
  line_left bigint not null,
  missing bigint not null check (missing between 1 and line_left),
  -- reason given to the cancellation that may follow
  reason text not null,
  -- opens this question only; staff can also send the link by hand
  token text not null unique,
  asked_at bigint not null,
  asked_by text not null,
  -- null: not answered
  answer text,
  answered_at bigint,
  offer text
);
create unique index order_question_open on order_question (order_id, position) where answer is null;

create table order_view (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  filter text not null,
  at bigint not null
);
create index order_view_of_account on order_view (account_id, at, id);

create table refund_payment (
  return_id text primary key references return_request (id),
  -- chosen by the client, so that a retry pays once
  id text not null unique,
  method text not null,
  amount bigint not null check (amount > 0),
  -- points given instead of money; 0: paid in money
  points bigint not null check (points >= 0),
  note text not null,
  at bigint not null,
  account_id text references account (id) on delete set null,
  nth integer
);

create table planned_price (
  -- chosen by the client, so that a retry plans once
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  price bigint not null check (price > 0),
  starts_at bigint not null,
  account_id text,
  unique (product_id, starts_at)
);
create index planned_price_due on planned_price (starts_at, id);

create table shop_text (
  page text primary key,
  body text,
  changed_at bigint not null,
  version bigint not null,
  next_body text,
  next_from bigint
);

create table announcement (
  id text primary key check (id = 'line'),
  body text not null,
  link text,
  shown bigint not null,
  starts_at bigint,
  ends_at bigint,
  version bigint not null
);

create table text_picture (
  path text primary key,
  width integer not null,
  height integer not null,
  added_at bigint not null
);

create table answered_call (
  account_id text not null references account (id) on delete cascade,
  call_key text not null,
  -- hash of the call's name and input
  input_hash text not null,
  -- JSON; null: a repeat reads the result again
  answer text,
  at bigint not null,
  primary key (account_id, call_key)
);
create index answered_call_at on answered_call (at);

create table import_run (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  rows_read bigint not null default 0,
  rows_all bigint not null default 0,
  -- last sign of life (ms UTC)
  at bigint not null,
  -- null: running
  ended_at bigint,
  -- JSON; null with an end: the import failed
  report text
);
create index import_run_at on import_run (at);

create table moved_order (
  order_id text not null references orders (id),
  account_id text not null references account (id),
  nth bigint not null,
  at bigint not null,
  primary key (order_id, account_id)
);
create index moved_order_of_account on moved_order (account_id);

create table replacement (
  order_id text not null references orders (id),
  -- position of the new line, and of the line it replaces
  position integer not null,
  replaces integer not null,
  nth integer not null check (nth > 0),
  -- how the buyer agreed: 'checkout' (allowed there), 'phone' or 'link'
  agreed text not null,
  -- chosen by the client, so that a retry replaces once
  request text not null,
  at bigint not null,
  -- staff account; null: the buyer, by a link
  account_id text references account (id),
  primary key (order_id, position),
  unique (order_id, request),
  unique (order_id, nth),
  foreign key (order_id, position) references order_line (order_id, position),
  foreign key (order_id, replaces) references order_line (order_id, position)
);

create table look (
  id text primary key check (id = 'look'),
  logo text,
  logo_width bigint,
  logo_height bigint,
  logo_is_light bigint,
  brand text,
  accent text,
  version bigint not null,
  check ((brand is null) = (accent is null))
);

create table undone_refund (
  -- id of the payment, so that a payment is undone once
  id text primary key,
  return_id text not null references return_request (id),
  method text not null,
  amount bigint not null check (amount > 0),
  points bigint not null check (points >= 0),
  note text not null,
  at bigint not null,
  account_id text references account (id) on delete set null,
  -- sequence of the payment and of its undo within the order
  nth integer not null,
  undone_nth integer not null,
  reason text not null,
  undone_at bigint not null,
  undone_by text references account (id) on delete set null
);
create index undone_refund_of_return on undone_refund (return_id);

create table cart_change (
  account_id text not null references account (id) on delete cascade,
  change_id text not null,
  at bigint not null,
  primary key (account_id, change_id)
);

insert into number_series (name, next) values
  ('product', 1);

insert into catalogue_version (name, version) values
  ('catalogue', 1);

insert into outside_gate (name, next_at) values
  ('geocoder', 0);

insert into staff_role (name) values
  ('owner'),
  ('manager'),
  ('packer'),
  ('rider'),
  ('content'),
  ('viewer');
