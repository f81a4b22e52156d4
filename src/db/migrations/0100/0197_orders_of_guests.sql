-- the orders that a guest's cookie opens
create index order_of_guest on orders (guest_key_hash, placed_at) where guest_key_hash is not null;
