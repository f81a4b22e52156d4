-- Figures of a small shop made the planner read whole tables once the shop had grown: an import of 300,000 products
-- read the table of products once for every 100 rows. Without figures it takes the index that is there, always.
drop table if exists sqlite_stat1;
drop table if exists sqlite_stat4;
analyze sqlite_schema;
