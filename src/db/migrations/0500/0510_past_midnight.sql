-- Minutes past midnight until which a window lasts that began the evening before; its `ends` is then midnight.
alter table delivery_window add column after_midnight integer not null default 0
  check (after_midnight between 0 and 360 and (after_midnight = 0 or ends = 1440));
