-- What was changed about many products at once, as JSON; null: a list was imported.
alter table product_import add column change text;
