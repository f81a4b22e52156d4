-- What the packer does when a line cannot be had: 'call', 'replace' or 'leave-out'. Null: nobody said.
alter table order_line add column if_missing text;
