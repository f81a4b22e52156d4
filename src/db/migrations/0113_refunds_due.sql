-- What of a return is still to be paid back (paisa); null: nothing. Those of which something is are few, however many
-- returns there are, so that the index alone counts them and finds their orders.
alter table return_request add column refund_due bigint check (refund_due > 0);
update return_request set refund_due = refund
where state = 'accepted' and refund > 0
  and not exists (select 1 from refund_payment where return_id = return_request.id);
create index refund_due_of_order on return_request (order_id, refund_due) where refund_due is not null;
