-- To which address the key of an order went; null: a browser got it in the answer to its request, or it is from before.
alter table order_key add column mailed_to text;
