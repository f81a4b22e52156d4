-- Until now these were shown by every shop that had not changed them. A new shop shows nothing that it was not
-- told; a shop that has products keeps what its pages said.
insert into setting (name, value, changed_at)
select old.name, old.value, 0
from (
  select 'tagline' as name, '"Your neighbourhood kiryana, at your door"' as value
  union all select 'phone', '"+92 51 111 547 926"'
  union all select 'whatsapp', '"+92 300 5479262"'
  union all select 'email', '"salam@kiryana.example"'
  union all select 'towns', '["Islamabad"]'
  union all select 'address', '"Shop 12, Jinnah Avenue, Blue Area, Islamabad"'
  union all select 'hours', '[{"days":"Monday to Friday","open":"09:00","close":"21:00"},{"days":"Saturday and Sunday","open":"09:00","close":"23:00"}]'
  union all select 'social', '[{"name":"Facebook","link":"https://www.facebook.com/"},{"name":"Instagram","link":"https://www.instagram.com/"},{"name":"YouTube","link":"https://www.youtube.com/"},{"name":"TikTok","link":"https://www.tiktok.com/"},{"name":"X","link":"https://x.com/"}]'
  union all select 'sellerStatistics', '[{"label":"Positive seller ratings","percent":78},{"label":"Ships on time","percent":99},{"label":"Chat response rate","percent":99}]'
  union all select 'counters', '[{"label":"Membership","count":1245},{"label":"Happy Pets","count":357},{"label":"Customers","count":960}]'
  union all select 'map', '{"lat":33.6844,"lng":73.0479}'
) as old
where exists (select 1 from product)
  and (old.name <> 'towns' or not exists (select 1 from setting where name = 'address'))
on conflict (name) do nothing;
