-- What a household buys again and again, with quantities.
create table ration_list (
  id text primary key,
  account_id text not null references account (id),
  name text not null,
  -- opens the list without a login; null: not shared
  link_token text unique,
  -- day of the month; null: no reminder
  reminder_day integer check (reminder_day between 1 and 28),
  -- when the day was chosen, ms UTC
  reminder_set_at bigint not null default 0,
  -- turns the reminder off without a login
  reminder_token text unique,
  -- when the last reminder was sent, ms UTC
  reminded_at bigint,
  created_at bigint not null
);
create index ration_list_of_account on ration_list (account_id, created_at);
create index ration_list_by_reminder on ration_list (reminder_day) where reminder_day is not null;

create table ration_line (
  list_id text not null references ration_list (id) on delete cascade,
  product_id text not null references product (id) on delete cascade,
  -- '': no colours; two colours of a product are two lines
  colour text not null default '',
  quantity integer not null check (quantity between 1 and 999),
  -- price of one piece (paisa) when its customer last saved or bought it
  seen_price bigint not null check (seen_price >= 0),
  position integer not null,
  primary key (list_id, product_id, colour)
);
create index ration_line_of_product on ration_line (product_id);
