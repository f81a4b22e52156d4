-- What an import or a change of many products made of each field, as JSON, for the history of a product; null: it made the
-- product, or is older.
alter table product_import_change add column changes text;
