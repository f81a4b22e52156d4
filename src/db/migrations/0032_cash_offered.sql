-- With how much cash the buyer will pay, so that the rider brings change (paisa). Null: the exact amount, or nobody said.
alter table payment add column cash_offered bigint;
