-- In how many delivered orders two products came together, both ways round; `period`: the 30 days of the
-- delivery, counted from 1970.
create table bought_together (
  product_id text not null references product (id) on delete cascade,
  other_id text not null references product (id) on delete cascade,
  period bigint not null,
  orders bigint not null check (orders > 0),
  primary key (product_id, other_id, period)
);
create index bought_together_other on bought_together (other_id);
create index bought_together_by_age on bought_together (period);
