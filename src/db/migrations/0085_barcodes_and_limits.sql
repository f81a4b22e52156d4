-- The barcode on the pack, with the digits of an EAN-8 or an EAN-13 (a UPC-A has a 0 before it); the code `sku` stays the
-- shop's own. Two products may share one, as a list may say so: then both are found.
alter table product add column barcode text;
create index product_by_barcode on product (barcode) where barcode is not null;
-- So many left are few; null: the setting `lowStock`.
alter table product add column low_stock bigint;
