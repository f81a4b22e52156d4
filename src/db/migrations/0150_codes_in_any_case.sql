-- A code in lower case, by which `zz-77` and `ZZ-77` are one product. Where a shop has both already, the one that came
-- first has the key; the other keeps its code without one, and is found by exactly that.
alter table product add column sku_key text;
update product set sku_key = lower(sku)
where number in (select min(number) from product where sku is not null group by lower(sku));
create unique index product_by_sku_key on product (sku_key);
create index product_by_code_apart on product (sku) where sku is not null and sku_key is null;
