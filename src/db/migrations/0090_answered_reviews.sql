-- What the shop says to a review, below it. `version` goes up when its text or the answer changes, so that of two who
-- answer at once the second is told, and nobody answers words that are no longer there.
alter table review add column answer text;
alter table review add column answered_at bigint;
alter table review add column version bigint not null default 1;
alter table product_review add column answer text;
alter table product_review add column answered_at bigint;
alter table product_review add column version bigint not null default 1;
