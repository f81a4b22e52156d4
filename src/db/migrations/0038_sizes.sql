-- The sizes of one product stand in one category and share a family that was given to them, else name and brand.
drop index product_of_family;
alter table product add column size_group text not null default '';
update product set size_group = coalesce(family, name || ' | ' || brand);
create index product_sizes on product (category_path, size_group, number) where published_at is not null;
