-- Weight that the customer is asked to take above the agreed most; null: a question about missing units.
alter table order_question add column grams integer check (grams > 0);
