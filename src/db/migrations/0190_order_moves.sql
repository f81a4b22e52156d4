-- One kind of event for every move of an order, with the states it left and entered.
update event set
  data = case kind
      when 'order.packed' then '{"from":"placed","to":"packed"'
      when 'order.shipped' then '{"from":"packed","to":"shipped"'
      else '{"from":"shipped","to":"delivered"'
    end || case when data like '%"atCounter":true%' then ',"atCounter":true}' else '}' end,
  kind = 'order.moved'
where kind in ('order.packed', 'order.shipped', 'order.delivered');
