-- The colours of a product, as JSON in their order: name, swatch (hex or null), picture (a media path or null).
alter table product add column colours text not null default '[]';

-- Sizes of one thing belong together by the family that was given to them, else by name, category and brand.
alter table product add column family text;
create index product_of_family on product (coalesce(family, name || ' | ' || category_path || ' | ' || brand));

-- Shown on the product's page where they are not empty.
alter table product add column name_ur text not null default '';
alter table product add column origin text not null default '';
alter table product add column ingredients text not null default '';
alter table product add column allergens text not null default '';
alter table product add column shelf_life text not null default '';
alter table product add column storage text not null default '';
