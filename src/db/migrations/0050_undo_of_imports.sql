-- What an import did, so that it can be undone for a while.
create table product_import (
  id text primary key,
  at bigint not null,
  -- null: whoever runs the machine
  account_id text,
  -- '': not known
  file text not null,
  added bigint not null,
  changed bigint not null,
  removed bigint not null default 0,
  restored bigint not null default 0,
  kept bigint not null default 0,
  -- null: it was not undone, or not to its end
  undone_at bigint,
  undone_by text
);
create index product_import_by_time on product_import (at, id);

create table product_import_change (
  import_id text not null references product_import (id) on delete cascade,
  -- may be gone
  product_id text not null,
  -- of the product, as the import found it (0: it was not there) and left it
  found bigint not null,
  version bigint not null,
  -- the fields that it changed, as they were; null: it made the product
  before text,
  -- what undoing it came to; null: not undone
  outcome text,
  primary key (import_id, product_id)
);
create index product_import_change_of_product on product_import_change (product_id);
