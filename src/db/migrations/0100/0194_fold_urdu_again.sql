-- `fold` now reads چائے and چاے as one word. Rows without folded texts are folded at start.
update account set folded_name = null
  where folded_name || ' ' || folded_email || ' ' || coalesce(folded_business, '') like '%یی%'
    or folded_name || ' ' || folded_email || ' ' || coalesce(folded_business, '') like '%یے%';
update product set folded_words = null where folded_words like '%یی%' or folded_words like '%یے%';
update orders set folded_name = null
  where folded_name like '%یی%' or folded_name like '%یے%'
    or folded_words like '%یی%' or folded_words like '%یے%';
update review set folded_words = null where folded_words like '%یی%' or folded_words like '%یے%';
update product_review set folded_body = null where folded_body like '%یی%' or folded_body like '%یے%';
update delivery_zone set folded_name = null where folded_name like '%یی%' or folded_name like '%یے%';
update return_request set folded_product = null
  where folded_product like '%یی%' or folded_product like '%یے%';
update message set folded_words = null where folded_words like '%یی%' or folded_words like '%یے%';
update outbox set folded_recipient = null
  where folded_recipient like '%یی%' or folded_recipient like '%یے%';
update search_synonym set words = replace(replace(words, 'یی', 'ی'), 'یے', 'ے');
