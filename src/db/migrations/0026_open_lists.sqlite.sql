-- SQLite cannot drop a check: each table is copied, dropped and made again without its lists of values.
-- The names stay, so that references to them hold; they are checked when the transaction ends.
pragma defer_foreign_keys = on;

create table order_change_before as select * from order_change;
drop table order_change;
create table return_request_before as select * from return_request;
drop table return_request;
create table points_entry_before as select * from points_entry;
drop table points_entry;
create table points_receipt_before as select * from points_receipt;
drop table points_receipt;
create table stock_entry_before as select * from stock_entry;
drop table stock_entry;
create table contact_link_before as select * from contact_link;
drop table contact_link;
create table contact_change_before as select * from contact_change;
drop table contact_change;
create table cart_line_before as select * from cart_line;
drop table cart_line;
create table favourite_before as select * from favourite;
drop table favourite;
create table stock_wait_before as select * from stock_wait;
drop table stock_wait;
create table message_before as select * from message;
drop table message;
create table outbox_before as select * from outbox;
drop table outbox;
create table content_block_before as select * from content_block;
drop table content_block;

-- A row that is dropped or comes back is looked for in every table that may name it.
create index looking_for_actor on event (actor);
create index looking_for_canceller on cancellation (account_id);
create index looking_for_request on order_request (order_id);
create index looking_for_repeat on order_repeat (order_id);

create table account_before as select * from account;
drop table account;
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
  -- null: retail prices (a normal buyer, or a stock buyer whom staff has not approved yet)
  wholesale_since bigint,
  picture text,
  loyalty_card text not null unique,
  created_at bigint not null,
  deleted_at bigint,
  email_confirmed_at bigint,
  check (kind <> 'stock' or (business_name is not null and business_address is not null)),
  check (kind <> 'normal' or wholesale_since is null)
);
insert into account select * from account_before;
drop table account_before;
create index account_by_age on account (created_at, id);
create index account_by_phone on account (phone);

create table product_before as select * from product;
drop table product;
create table product (
  id text primary key,
  -- the numeric id of the addresses
  number bigint not null unique check (number > 0),
  -- the shop's own code, and what an import recognises a product by
  sku text unique,
  name text not null,
  brand text not null,
  description text not null,
  full_description text not null,
  highlights text not null,
  category_path text not null references category (path),
  -- the two levels above, so that every level is one equality
  main_path text not null references category (path),
  sub_path text not null references category (path),
  pack_text text not null,
  pack_amount double precision,
  pack_unit text,
  list_price bigint not null check (list_price > 0),
  offer_price bigint check (offer_price > 0 and offer_price < list_price),
  wholesale_list_price bigint check (wholesale_list_price > 0),
  wholesale_offer_price bigint check (wholesale_offer_price > 0 and wholesale_offer_price < wholesale_list_price),
  points_divisor integer not null check (points_divisor > 0),
  perishable integer not null check (perishable between 0 and 1),
  -- null: not counted
  stock bigint check (stock >= 0),
  picture text,
  pictures text not null,
  rating_sum bigint not null,
  rating_count bigint not null,
  sold bigint not null,
  -- `sold`, brought up to date now and then: orders must not rewrite an index
  popularity bigint not null,
  published_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  version integer not null,
  wholesale_minimum integer not null default 1 check (wholesale_minimum between 1 and 999),
  wholesale_step integer not null default 1 check (wholesale_step between 1 and 999 and wholesale_minimum % wholesale_step = 0),
  wholesale_carton integer check (wholesale_carton between 2 and 999),
  wholesale_breaks text not null default '[]',
  gallery text
);
insert into product select * from product_before;
drop table product_before;
create index product_in_main on product (main_path, popularity);
create index product_in_sub on product (sub_path, popularity);
create index product_on_shelf on product (category_path, popularity);
create index product_by_popularity on product (popularity, number);
create index product_by_change on product (updated_at);

create table orders_before as select * from orders;
drop table orders;
create table orders (
  id text primary key,
  account_id text references account (id),
  -- a guest's order opens with the key whose hash this is
  guest_key_hash text,
  flow text not null,
  payment text not null,
  status text not null,
  subtotal bigint not null check (subtotal >= 0),
  shipping bigint not null check (shipping >= 0),
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
  check ((account_id is null) <> (guest_key_hash is null)),
  check (account_id is not null or (earned_points = 0 and redeemed_points = 0))
);
insert into orders select * from orders_before;
drop table orders_before;
create index order_by_time on orders (placed_at, id);
create index order_by_status on orders (status, placed_at, id);
create unique index order_nth on orders (account_id, nth);
create index order_under_way on orders (account_id) where status in ('placed', 'packed', 'shipped');

drop index looking_for_actor;
drop index looking_for_canceller;
drop index looking_for_request;
drop index looking_for_repeat;

create table order_change (
  order_id text not null references orders (id),
  status text not null,
  at bigint not null,
  account_id text references account (id),
  -- a state is entered once
  primary key (order_id, status)
);
insert into order_change select * from order_change_before;
drop table order_change_before;

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
  check ((state = 'asked') = (decided_at is null)),
  foreign key (order_id, position) references order_line (order_id, position)
);
insert into return_request select * from return_request_before;
drop table return_request_before;
create unique index return_open on return_request (order_id, position) where state = 'asked';
create index return_of_order on return_request (order_id, position);
create index return_by_time on return_request (asked_at, id);
create unique index return_in_order on return_request (order_id, nth) where nth is not null;

create table points_entry (
  account_id text not null references account (id),
  -- 1, 2, 3 … per account: two writers cannot both add the next one
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
  -- the database itself refuses to spend what is not there
  check (reason <> 'redeemed' or balance_after >= 0)
);
insert into points_entry select * from points_entry_before;
drop table points_entry_before;
create trigger points_entry_is_kept before update on points_entry
begin select raise(abort, 'the points ledger is only ever added to'); end;
create trigger points_entry_is_not_removed before delete on points_entry
begin select raise(abort, 'the points ledger is only ever added to'); end;
create trigger points_entry_follows before insert on points_entry
when new.balance_after <> new.points + coalesce(
  (select balance_after from points_entry where account_id = new.account_id and seq = new.seq - 1), 0)
  or (new.seq > 1 and not exists (select 1 from points_entry where account_id = new.account_id and seq = new.seq - 1))
begin select raise(abort, 'a points entry must follow the one before'); end;
create unique index points_earned_once on points_entry (order_id) where reason = 'earned';
create unique index points_redeemed_once on points_entry (order_id) where reason = 'redeemed';
create index points_of_order on points_entry (order_id);
create unique index points_back_once on points_entry (order_id, reason, nth) where nth is not null;

create table points_receipt (
  order_id text not null references orders (id),
  reason text not null,
  at bigint not null,
  primary key (order_id, reason)
);
insert into points_receipt select * from points_receipt_before;
drop table points_receipt_before;

create table stock_entry (
  id text primary key,
  product_id text not null references product (id),
  order_id text,
  reason text not null,
  change bigint not null,
  at bigint not null,
  account_id text
);
insert into stock_entry select * from stock_entry_before;
drop table stock_entry_before;
create trigger stock_entry_is_kept before update on stock_entry
begin select raise(abort, 'the stock ledger is only ever added to'); end;
create trigger stock_entry_is_not_removed before delete on stock_entry
begin select raise(abort, 'the stock ledger is only ever added to'); end;
create index stock_entry_of_product on stock_entry (product_id, at);

create table contact_change (
  id text primary key,
  account_id text not null references account (id),
  -- 1, 2, 3 … for each account: undoing one undoes those after it too
  sequence bigint not null,
  kind text not null,
  old_value text not null,
  -- as accounts are looked up by: an e-mail address in small letters
  old_key text not null,
  new_value text not null,
  -- replaced: by a later change before it was confirmed
  state text not null,
  asked_at bigint not null,
  applied_at bigint,
  check ((state = 'asked' and applied_at is null) or state <> 'asked'),
  unique (account_id, sequence)
);
insert into contact_change select * from contact_change_before;
drop table contact_change_before;
create index contact_change_by_old_key on contact_change (old_key);
create index contact_change_by_age on contact_change (asked_at);

create table cart_line (
  account_id text not null references account (id),
  product_id text not null references product (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  added_at bigint not null,
  primary key (account_id, product_id)
);
insert into cart_line select * from cart_line_before;
drop table cart_line_before;

create table favourite (
  account_id text not null references account (id),
  product_id text not null references product (id) on delete cascade,
  added_at bigint not null,
  primary key (account_id, product_id)
);
insert into favourite select * from favourite_before;
drop table favourite_before;

create table stock_wait (
  account_id text not null references account (id),
  product_id text not null references product (id) on delete cascade,
  asked_at bigint not null,
  primary key (account_id, product_id)
);
insert into stock_wait select * from stock_wait_before;
drop table stock_wait_before;
create index stock_wait_for_product on stock_wait (product_id);

create table message (
  id text primary key,
  kind text not null,
  name text not null,
  email text not null,
  subject text not null,
  body text not null,
  at bigint not null,
  read_at bigint,
  account_id text references account (id)
);
insert into message select * from message_before;
drop table message_before;
create index message_by_time on message (at, id);
create index message_of_account on message (account_id);

create table outbox (
  id text primary key,
  kind text not null,
  recipient text not null,
  -- what the letter is made of, as JSON; never a secret that opens an account
  details text not null,
  -- due: waits for its time; sending: somebody has claimed it; kept: there is no mail server, staff
  -- can read it; failed: nobody tries any more
  state text not null,
  written_at bigint not null,
  -- when it may be tried next; of a claimed one, when the claim counts as dead
  due_at bigint not null,
  tries integer not null check (tries >= 0),
  -- who has it in hand: a claim that was overtaken can no longer mark it
  claim text,
  sent_at bigint,
  problem text,
  account_id text references account (id)
);
insert into outbox select * from outbox_before;
drop table outbox_before;
create index outbox_due on outbox (due_at) where state in ('due', 'sending');
create index outbox_by_time on outbox (written_at, id);
create index outbox_of_account on outbox (account_id);

create table content_block (
  id text primary key,
  page text not null,
  position integer not null,
  title text not null,
  description text not null,
  picture text
);
insert into content_block select * from content_block_before;
drop table content_block_before;
create index content_block_of_page on content_block (page, position);

create table contact_link (
  token_hash text primary key,
  change_id text not null references contact_change (id),
  purpose text not null
);
insert into contact_link select * from contact_link_before;
drop table contact_link_before;
create index contact_link_of_change on contact_link (change_id);
