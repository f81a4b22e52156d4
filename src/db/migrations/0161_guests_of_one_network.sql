-- The default of orders from one network was too low for a mobile network. Settings that were saved with the defaults get the new one.
delete from setting
where name = 'dailyOrders' and value = '{"guestPhone":5,"guestEmail":5,"guestNetwork":15,"account":50}';
