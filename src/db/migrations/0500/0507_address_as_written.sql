-- The same address in other case or spacing is the same address: `readRisk` compares both sides like this.
drop index order_cancelled_at_address;
create index order_cancelled_at_address
  on orders (lower(replace(replace(replace(address, ' ', ''), ',', ''), '.', ''))) where status = 'cancelled';
