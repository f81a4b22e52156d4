-- Products that are sizes of one thing have the same key; null: it is the only one of its kind. Written with
-- the product (`familyOf`): the family that was given to it, else its name and brand, in one category.
alter table product add column family_key text;
update product set family_key = category_path || ' | ' || coalesce(family, name || ' | ' || brand)
  where family is not null or pack_text <> '';
drop index product_of_family;
create index product_of_family on product (family_key);
