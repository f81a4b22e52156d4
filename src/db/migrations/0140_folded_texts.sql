-- What staff search, folded as the shop's own search folds it (small letters without marks, plain digits): `lower()` of
-- SQLite knows the letters of English only. Rows of today are folded when the shop is opened next; null: not yet. The
-- partial indexes find those, and are empty after that.
alter table account add column folded_name text;
alter table account add column folded_email text;
alter table account add column folded_business text;
alter table orders add column folded_name text;
-- of its e-mail and its address
alter table orders add column folded_words text;
-- of its name, brand, pack, Urdu name and code
alter table product add column folded_words text;
alter table product add column folded_brand text;
-- of who wrote it and what
alter table review add column folded_words text;
alter table product_review add column folded_body text;
alter table message add column folded_words text;
alter table return_request add column folded_product text;
alter table outbox add column folded_recipient text;
alter table delivery_zone add column folded_name text;
create index account_to_fold on account (id) where folded_name is null;
create index order_to_fold on orders (id) where folded_name is null;
create index product_to_fold on product (id) where folded_words is null;
create index review_to_fold on review (id) where folded_words is null;
create index product_review_to_fold on product_review (id) where folded_body is null;
create index message_to_fold on message (id) where folded_words is null;
create index return_to_fold on return_request (id) where folded_product is null;
create index email_to_fold on outbox (id) where folded_recipient is null;
create index zone_to_fold on delivery_zone (id) where folded_name is null;
-- The list of brands is searched and sorted without reading products.
drop index product_by_brand;
create index product_by_brand on product (brand, folded_brand, published_at);
