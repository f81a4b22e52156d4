-- When an order was promised to arrive as it was placed: days of the shop ("2026-11-23"), both included.
-- Null: placed before this was kept.
alter table orders add column arrives_from text;
alter table orders add column arrives_to text;
