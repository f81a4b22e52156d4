-- Not published and not refused: it waits for staff. A shop setting says whether new ones do.
alter table review add column refused_at bigint;
alter table product_review add column refused_at bigint;
create index product_review_by_age on product_review (written_at, id);
