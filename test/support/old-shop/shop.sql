delete from number_series;
delete from catalogue_version;
delete from outside_gate;
delete from staff_role;
insert into account (id, email, email_key, phone, full_name, password_hash, kind, business_name, business_address, wholesale_since, loyalty_card, created_at, locale, changes) values
  ('amina', 'amina@kiryana.example', 'amina@kiryana.example', '+923000000000', 'Amina Siddiqui', 'argon2id$19456$2$1$koU439wci1iZ7sWXMLyU0Q$OED6mgSt5km-m0oYFSjcdiRGkvYSIJ5_BFjdG6hIlAI', 'normal', null, null, null, '7860000000000000', 1735689600000, 'en', 0),
  ('bilal', 'bilal@kiryana.example', 'bilal@kiryana.example', '+923000000001', 'Bilal Ahmed', 'argon2id$19456$2$1$koU439wci1iZ7sWXMLyU0Q$OED6mgSt5km-m0oYFSjcdiRGkvYSIJ5_BFjdG6hIlAI', 'normal', null, null, null, '7860000000000001', 1735689600000, 'en', 0),
  ('hina', 'hina@kiryana.example', 'hina@kiryana.example', '+923000000002', 'Hina Traders', 'argon2id$19456$2$1$koU439wci1iZ7sWXMLyU0Q$OED6mgSt5km-m0oYFSjcdiRGkvYSIJ5_BFjdG6hIlAI', 'stock', 'Hina Traders', 'Saddar, Rawalpindi', 1735689600000, '7860000000000002', 1735689600000, 'en', 0),
  ('kashif', 'kashif@kiryana.example', 'kashif@kiryana.example', '+923000000003', 'Kashif Store', 'argon2id$19456$2$1$koU439wci1iZ7sWXMLyU0Q$OED6mgSt5km-m0oYFSjcdiRGkvYSIJ5_BFjdG6hIlAI', 'stock', 'Kashif Store', 'Saddar, Rawalpindi', null, '7860000000000003', 1735689600000, 'en', 0),
  ('clerk', 'clerk@kiryana.example', 'clerk@kiryana.example', '+923000000004', 'Sana Clerk', 'argon2id$19456$2$1$koU439wci1iZ7sWXMLyU0Q$OED6mgSt5km-m0oYFSjcdiRGkvYSIJ5_BFjdG6hIlAI', 'normal', null, null, null, '7860000000000004', 1735689600000, 'en', 0),
  ('owner', 'owner@kiryana.example', 'owner@kiryana.example', '+923000000005', 'Tariq Owner', 'argon2id$19456$2$1$koU439wci1iZ7sWXMLyU0Q$OED6mgSt5km-m0oYFSjcdiRGkvYSIJ5_BFjdG6hIlAI', 'normal', null, null, null, '7860000000000005', 1735689600000, 'en', 0);
insert into event (at, actor, kind, subject, data) values
  (1736071200000, 'owner', 'settings.changed', 'settings', '{"changed":["tagline","shippingPrice"]}'),
  (1736071260000, 'owner', 'staff.changed', 'bilal', '{"before":null,"role":"packer"}'),
  (1736071320000, 'owner', 'staff.changed', 'bilal', '{"before":"packer","role":null}'),
  (1736071380000, 'clerk', 'zone.created', '7acfsxekj46n29aha08fpa0b0g', '{"name":"Pindi"}'),
  (1736071440000, 'clerk', 'product.changed', 'chai', '{"name":"Dum Chai, Loose Leaf"}'),
  (1736072100000, 'amina', 'order.placed', 'ghdxyfxt373a0hmx2fqzp6v9zj', '{}'),
  (1736072160000, 'clerk', 'order.moved', 'ghdxyfxt373a0hmx2fqzp6v9zj', '{"from":"placed","to":"packed"}'),
  (1736072220000, 'clerk', 'order.moved', 'ghdxyfxt373a0hmx2fqzp6v9zj', '{"from":"packed","to":"shipped"}'),
  (1736072280000, 'clerk', 'order.moved', 'ghdxyfxt373a0hmx2fqzp6v9zj', '{"from":"shipped","to":"delivered"}'),
  (1736072400000, 'amina', 'order.placed', 'q0d1zw81719a7bjtgbmeehc5gg', '{}'),
  (1736072520000, 'amina', 'order.placed', 'wa23c5t7edcahjskj4czp246f9', '{}'),
  (1736072580000, 'clerk', 'order.moved', 'wa23c5t7edcahjskj4czp246f9', '{"from":"placed","to":"packed"}'),
  (1736072700000, 'amina', 'order.placed', '16wywrp22fb3ajp6x2z4y22p48', '{}'),
  (1736072760000, 'clerk', 'order.moved', '16wywrp22fb3ajp6x2z4y22p48', '{"from":"placed","to":"packed"}'),
  (1736072760000, 'clerk', 'order.moved', '16wywrp22fb3ajp6x2z4y22p48', '{"from":"packed","to":"shipped"}'),
  (1736072880000, 'amina', 'order.placed', '5dackd4k993rmm38rqkx464px3', '{}'),
  (1736072940000, 'amina', 'order.cancelled', '5dackd4k993rmm38rqkx464px3', '{"lines":[{"position":1,"quantity":1}],"isWhole":false,"pointsBack":0,"byBuyer":true,"amounts":{"subtotal":97950,"redeemedPoints":15,"total":113950,"earnedPoints":40}}'),
  (1736073060000, 'amina', 'order.placed', '2trhjh8a7xajc3j2yhc2pj0nbb', '{}'),
  (1736073120000, 'amina', 'order.cancelled', '2trhjh8a7xajc3j2yhc2pj0nbb', '{"lines":[{"position":1,"quantity":1}],"isWhole":false,"pointsBack":0,"byBuyer":true,"amounts":{"subtotal":97950,"redeemedPoints":10,"total":114450,"earnedPoints":40}}'),
  (1736073180000, 'amina', 'order.cancelled', '2trhjh8a7xajc3j2yhc2pj0nbb', '{"lines":[{"position":0,"quantity":2},{"position":1,"quantity":1}],"isWhole":true,"pointsBack":10,"byBuyer":true,"amounts":{"subtotal":0,"redeemedPoints":0,"earnedPoints":0,"total":0}}'),
  (1736073300000, 'bilal', 'order.placed', '0w3rn20q0jzh7ezatp91tmgfes', '{}'),
  (1736073360000, 'clerk', 'order.moved', '0w3rn20q0jzh7ezatp91tmgfes', '{"from":"placed","to":"packed"}'),
  (1736073360000, 'clerk', 'order.moved', '0w3rn20q0jzh7ezatp91tmgfes', '{"from":"packed","to":"shipped"}'),
  (1736073420000, 'clerk', 'order.moved', '0w3rn20q0jzh7ezatp91tmgfes', '{"from":"shipped","to":"delivered"}'),
  (1736073540000, 'bilal', 'order.placed', 'zde1t4d92v9jcswegc3n1hs193', '{}'),
  (1736073600000, 'bilal', 'order.points-redeemed', 'zde1t4d92v9jcswegc3n1hs193', '{"points":12}'),
  (1736073720000, 'bilal', 'order.placed', 'mgzanhmhf6kx7exaprwnr8vy1h', '{}'),
  (1736073900000, 'hina', 'order.placed', 'm50vnxmdmm2wkzsst9kxyq1t0a', '{}'),
  (1736073960000, 'clerk', 'order.moved', 'm50vnxmdmm2wkzsst9kxyq1t0a', '{"from":"placed","to":"packed"}'),
  (1736074020000, 'clerk', 'order.moved', 'm50vnxmdmm2wkzsst9kxyq1t0a', '{"from":"packed","to":"shipped"}'),
  (1736074080000, 'clerk', 'order.moved', 'm50vnxmdmm2wkzsst9kxyq1t0a', '{"from":"shipped","to":"delivered"}'),
  (1736074140000, 'hina', 'return.requested', 'vnnrb9tq90da2b1ymp44wfef2y', '{"order":"m50vnxmdmm2wkzsst9kxyq1t0a"}'),
  (1736074260000, 'clerk', 'return.accepted', 'vnnrb9tq90da2b1ymp44wfef2y', '{"order":"m50vnxmdmm2wkzsst9kxyq1t0a","restocked":true}'),
  (1736074320000, 'hina', 'return.requested', 'nqyspb220175jrr00rvgpjd2jc', '{"order":"m50vnxmdmm2wkzsst9kxyq1t0a"}'),
  (1736074440000, 'clerk', 'return.refused', 'nqyspb220175jrr00rvgpjd2jc', '{"order":"m50vnxmdmm2wkzsst9kxyq1t0a","restocked":false}'),
  (1736074500000, 'hina', 'return.requested', '36spy8wdmpfxhnjk2njmbhbf1r', '{"order":"m50vnxmdmm2wkzsst9kxyq1t0a"}'),
  (1736074620000, 'kashif', 'order.placed', 'a4w3g8bvjrsjpss5yxjatzdswm', '{}'),
  (1736074680000, 'clerk', 'order.cancelled', 'a4w3g8bvjrsjpss5yxjatzdswm', '{"lines":[{"position":0,"quantity":1}],"isWhole":true,"pointsBack":0,"byBuyer":false,"amounts":{"subtotal":0,"redeemedPoints":0,"earnedPoints":0,"total":0}}'),
  (1736074800000, null, 'order.placed', 'vf655s48b84wjp84aas0a6p1rt', '{}'),
  (1736074920000, null, 'order.placed', '3rjzg0nv4045nt6esc7e5z3238', '{}'),
  (1736074980000, null, 'order.cancelled', '3rjzg0nv4045nt6esc7e5z3238', '{"lines":[{"position":0,"quantity":2}],"isWhole":true,"pointsBack":0,"byBuyer":true,"amounts":{"subtotal":0,"redeemedPoints":0,"earnedPoints":0,"total":0}}'),
  (1736075100000, null, 'order.placed', 'dse3hna936xmsxyx5a5hgwvq3e', '{}'),
  (1736075160000, 'clerk', 'order.moved', 'dse3hna936xmsxyx5a5hgwvq3e', '{"from":"placed","to":"packed"}'),
  (1736075220000, 'clerk', 'order.moved', 'dse3hna936xmsxyx5a5hgwvq3e', '{"from":"packed","to":"shipped"}'),
  (1736075280000, 'clerk', 'order.moved', 'dse3hna936xmsxyx5a5hgwvq3e', '{"from":"shipped","to":"delivered"}'),
  (1736075340000, 'hina', 'review.written', 'gbc6p8ryzdthc5w2fdgqkh3gh0', '{"product":"apples"}'),
  (1736075400000, 'amina', 'review.written', 'bckvhgyzpbxcj8be37xt8xs7a2', '{"product":"atta"}'),
  (1736075460000, 'hina', 'review.written', 'fzqvakd7nb5qrp0a19pwd51npq', '{"product":null}'),
  (1736075520000, 'amina', 'account.changed', 'amina', '{}'),
  (1736075580000, 'bilal', 'account.changed', 'bilal', '{}');
insert into category (path, parent_path, level, name, position, tint) values
  ('flour-rice', null, 1, 'Flour & Rice', 3, 'milk'),
  ('fruit-vegetables', null, 1, 'Fruit & Vegetables', 0, 'wheat'),
  ('tea-drinks', null, 1, 'Tea & Drinks', 6, 'clay'),
  ('flour-rice/flour', 'flour-rice', 2, 'Flour', 4, null),
  ('fruit-vegetables/fresh-fruit', 'fruit-vegetables', 2, 'Fresh Fruit', 1, null),
  ('fruit-vegetables/herbs', 'fruit-vegetables', 2, 'Herbs', 10, null),
  ('tea-drinks/tea', 'tea-drinks', 2, 'Tea', 7, null),
  ('flour-rice/flour/atta', 'flour-rice/flour', 3, 'Atta', 5, null),
  ('fruit-vegetables/fresh-fruit/apples', 'fruit-vegetables/fresh-fruit', 3, 'Apples', 2, null),
  ('fruit-vegetables/fresh-fruit/mangoes', 'fruit-vegetables/fresh-fruit', 3, 'Mangoes', 9, null),
  ('fruit-vegetables/herbs/coriander', 'fruit-vegetables/herbs', 3, 'Coriander', 11, null),
  ('fruit-vegetables/herbs/mint', 'fruit-vegetables/herbs', 3, 'Mint', 12, null),
  ('tea-drinks/tea/black-tea', 'tea-drinks/tea', 3, 'Black Tea', 8, null);
insert into product (id, number, sku, name, brand, description, full_description, highlights, category_path, main_path, sub_path, pack_text, pack_amount, pack_unit, list_price, offer_price, wholesale_list_price, wholesale_offer_price, perishable, stock, pictures, rating_sum, rating_count, sold, popularity, published_at, created_at, updated_at, version, wholesale_minimum, wholesale_step, wholesale_breaks, colours, name_ur, origin, ingredients, allergens, shelf_life, storage, listed_at, family_key, points_divisor, sku_key) values
  ('apples', 1, 'apples', 'Kala Kulu Apples', 'Baghban', 'Kala Kulu Apples, straight from the mandi.', 'Kala Kulu Apples.', '["Fresh"]', 'fruit-vegetables/fresh-fruit/apples', 'fruit-vegetables', 'fruit-vegetables/fresh-fruit', '1 kg', 1000, 'g', 30000, 24000, 21000, 20000, 0, 33, '[]', 5, 1, 17, 0, 1735689600000, 1735689600000, 1735689600000, 1, 1, 1, '[]', '[]', '', '', '', '', '', '', 1735689600000, 'fruit-vegetables/fresh-fruit/apples | Kala Kulu Apples | Baghban', null, 'apples'),
  ('atta', 2, 'atta', 'Chakki Atta', 'Baghban', 'Chakki Atta, straight from the mandi.', 'Chakki Atta.', '["Fresh"]', 'flour-rice/flour/atta', 'flour-rice', 'flour-rice/flour', '1 kg', 1000, 'g', 125000, null, 110000, null, 0, null, '[]', 4, 1, 21, 0, 1735689600000, 1735689600000, 1735689600000, 1, 1, 1, '[]', '[]', '', '', '', '', '', '', 1735689600000, 'flour-rice/flour/atta | Chakki Atta | Baghban', null, 'atta'),
  ('chai', 3, 'chai', 'Dum Chai, Loose Leaf', 'Dum', 'Dum Chai, Loose Leaf, straight from the mandi.', 'Dum Chai, Loose Leaf.', '["Fresh"]', 'tea-drinks/tea/black-tea', 'tea-drinks', 'tea-drinks/tea', '1 kg', 1000, 'g', 49950, null, 45000, null, 0, 78, '[]', 0, 0, 22, 0, 1735689600000, 1735689600000, 1736071440000, 2, 1, 1, '[]', '[]', '', '', '', '', '', '', 1735689600000, 'tea-drinks/tea/black-tea | Dum Chai, Loose Leaf | Dum', 20, 'chai'),
  ('lastmango', 4, 'lastmango', 'Chaunsa Mango', 'Baghban', 'Chaunsa Mango, straight from the mandi.', 'Chaunsa Mango.', '["Fresh"]', 'fruit-vegetables/fresh-fruit/mangoes', 'fruit-vegetables', 'fruit-vegetables/fresh-fruit', '1 kg', 1000, 'g', 50000, null, 45000, null, 0, 0, '[]', 0, 0, 1, 0, 1735689600000, 1735689600000, 1735689600000, 1, 1, 1, '[]', '[]', '', '', '', '', '', '', 1735689600000, 'fruit-vegetables/fresh-fruit/mangoes | Chaunsa Mango | Baghban', null, 'lastmango'),
  ('soldout', 5, 'soldout', 'Fresh Coriander', 'Baghban', 'Fresh Coriander, straight from the mandi.', 'Fresh Coriander.', '["Fresh"]', 'fruit-vegetables/herbs/coriander', 'fruit-vegetables', 'fruit-vegetables/herbs', '1 kg', 1000, 'g', 9000, null, 8000, null, 0, 0, '[]', 0, 0, 0, 0, 1735689600000, 1735689600000, 1735689600000, 1, 1, 1, '[]', '[]', '', '', '', '', '', '', 1735689600000, 'fruit-vegetables/herbs/coriander | Fresh Coriander | Baghban', null, 'soldout'),
  ('draft', 6, 'draft', 'Unseen Mint', 'Baghban', 'Unseen Mint, straight from the mandi.', 'Unseen Mint.', '["Fresh"]', 'fruit-vegetables/herbs/mint', 'fruit-vegetables', 'fruit-vegetables/herbs', '1 kg', 1000, 'g', 7000, null, 6000, null, 0, 5, '[]', 0, 0, 0, 0, null, 1735689600000, 1735689600000, 1, 1, 1, '[]', '[]', '', '', '', '', '', '', null, 'fruit-vegetables/herbs/mint | Unseen Mint | Baghban', null, 'draft');
insert into orders (id, account_id, guest_key_hash, flow, payment, status, subtotal, redeemed_points, earned_points, total, address, contact_name, contact_email, contact_phone, placed_at, nth, zone, lat, lng, locale, note, channel, earns_points, points_divisor, buy_now_percent, delivery_zone, contact_phone_key) values
  ('ghdxyfxt373a0hmx2fqzp6v9zj', 'amina', null, 'cart', 'cod', 'delivered', 750000, 0, 250, 767500, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Amina Siddiqui', 'amina@kiryana.example', '+923000000000', 1736072100000, 1, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000000'),
  ('q0d1zw81719a7bjtgbmeehc5gg', 'amina', null, 'cart', 'cod', 'placed', 197850, 20, 90, 213350, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Amina Siddiqui', 'amina@kiryana.example', '+923000000000', 1736072400000, 2, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000000'),
  ('wa23c5t7edcahjskj4czp246f9', 'amina', null, 'cart', 'card', 'packed', 199800, 0, 99, 217300, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Amina Siddiqui', 'amina@kiryana.example', '+923000000000', 1736072520000, 3, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000000'),
  ('16wywrp22fb3ajp6x2z4y22p48', 'amina', null, 'cart', 'cod', 'shipped', 72000, 0, 24, 92000, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Amina Siddiqui', 'amina@kiryana.example', '+923000000000', 1736072700000, 4, 'Pindi', 33.6, 73.05, 'en', '', 'online', 1, 30, 1, 'Pindi', '3000000000'),
  ('5dackd4k993rmm38rqkx464px3', 'amina', null, 'cart', 'cod', 'placed', 97950, 15, 40, 113950, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Amina Siddiqui', 'amina@kiryana.example', '+923000000000', 1736072880000, 5, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000000'),
  ('2trhjh8a7xajc3j2yhc2pj0nbb', 'amina', null, 'cart', 'cod', 'cancelled', 97950, 10, 40, 114450, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Amina Siddiqui', 'amina@kiryana.example', '+923000000000', 1736073060000, 6, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000000'),
  ('0w3rn20q0jzh7ezatp91tmgfes', 'bilal', null, 'cart', 'cod', 'delivered', 1875000, 0, 625, 1892500, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Bilal Ahmed', 'bilal@kiryana.example', '+923000000001', 1736073300000, 1, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000001'),
  ('zde1t4d92v9jcswegc3n1hs193', 'bilal', null, 'buy-now', 'cod', 'placed', 24000, 12, 3, 37800, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Bilal Ahmed', 'bilal@kiryana.example', '+923000000001', 1736073540000, 2, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000001'),
  ('mgzanhmhf6kx7exaprwnr8vy1h', 'bilal', null, 'cart', 'cod', 'placed', 24000, 415, 8, 0, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Bilal Ahmed', 'bilal@kiryana.example', '+923000000001', 1736073720000, 3, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000001'),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 'hina', null, 'cart', 'cod', 'delivered', 740000, 0, 336, 757500, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Hina Traders', 'hina@kiryana.example', '+923000000002', 1736073900000, 1, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000002'),
  ('a4w3g8bvjrsjpss5yxjatzdswm', 'kashif', null, 'cart', 'cod', 'cancelled', 24000, 0, 8, 41500, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Kashif Store', 'kashif@kiryana.example', '+923000000003', 1736074620000, 1, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3000000003'),
  ('vf655s48b84wjp84aas0a6p1rt', null, 'xT-LbP7f1ZxnF5t-Ln3qGmFHCP6BglG6kY83iWiE1sA', 'buy-now', 'cod', 'placed', 50000, 0, 0, 65000, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Bushra Khan', 'bushra@kiryana.example', '0300 1234567', 1736074800000, null, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3001234567'),
  ('3rjzg0nv4045nt6esc7e5z3238', null, 'plxy5b9UKIR7RzDWdbe0lfEjGshfPOmC-A7w5u8zMAg', 'buy-now', 'cod', 'cancelled', 48000, 0, 0, 63000, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Bushra Khan', 'bushra@kiryana.example', '0300 1234568', 1736074920000, null, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3001234568'),
  ('dse3hna936xmsxyx5a5hgwvq3e', null, 'Ug5vJksyIf-DSG7ig0qET0KYs3azeyezfVtomG4t3fc', 'buy-now', 'cod', 'delivered', 99900, 0, 0, 114900, 'House 12, Street 4, Satellite Town, Rawalpindi', 'Rabia', 'rabia@kiryana.example', '0300 1234569', 1736075100000, null, null, null, null, 'en', '', 'online', 1, 30, 1, null, '3001234569');
insert into setting (name, value, changed_at) values
  ('shopName', '"Kiryana"', 1735689600000),
  ('tagline', '"Fresh every morning"', 1736071200000),
  ('phone', '"+92 51 111 547 926"', 1735689600000),
  ('whatsapp', '"+92 300 5479262"', 1735689600000),
  ('email', '"salam@kiryana.example"', 1735689600000),
  ('address', '"Shop 12, Jinnah Avenue, Blue Area, Islamabad"', 1735689600000),
  ('towns', '["Islamabad","Rawalpindi"]', 1735689600000),
  ('hours', '[{"days":"Monday to Friday","open":"09:00","close":"21:00"},{"days":"Saturday and Sunday","open":"09:00","close":"23:00"}]', 1735689600000),
  ('social', '[{"name":"Facebook","link":"https://www.facebook.com/"},{"name":"Instagram","link":"https://www.instagram.com/"},{"name":"YouTube","link":"https://www.youtube.com/"},{"name":"TikTok","link":"https://www.tiktok.com/"},{"name":"X","link":"https://x.com/"}]', 1735689600000),
  ('sellerStatistics', '[{"label":"Positive seller ratings","percent":78},{"label":"Ships on time","percent":99},{"label":"Chat response rate","percent":99}]', 1735689600000),
  ('counters', '[{"label":"Membership","count":1245},{"label":"Happy Pets","count":357},{"label":"Customers","count":960}]', 1735689600000),
  ('map', '{"lat":33.6844,"lng":73.0479}', 1735689600000),
  ('shippingPrice', '17500', 1736071200000);
insert into number_series (name, next) values
  ('product', 7);
insert into catalogue_version (name, version) values
  ('catalogue', 5);
insert into order_line (order_id, position, product_id, number, name, pack, tint, list_price, price, points_divisor, quantity, cancelled_quantity, perishable, returned_quantity, colour) values
  ('ghdxyfxt373a0hmx2fqzp6v9zj', 0, 'atta', 2, 'Chakki Atta', '1 kg', 'milk', 125000, 125000, 30, 6, 0, 0, 0, ''),
  ('q0d1zw81719a7bjtgbmeehc5gg', 0, 'apples', 1, 'Kala Kulu Apples', '1 kg', 'wheat', 30000, 24000, 30, 2, 0, 0, 0, ''),
  ('q0d1zw81719a7bjtgbmeehc5gg', 1, 'chai', 3, 'Dum Chai, Loose Leaf', '1 kg', 'clay', 49950, 49950, 20, 3, 0, 0, 0, ''),
  ('wa23c5t7edcahjskj4czp246f9', 0, 'chai', 3, 'Dum Chai, Loose Leaf', '1 kg', 'clay', 49950, 49950, 20, 4, 0, 0, 0, ''),
  ('16wywrp22fb3ajp6x2z4y22p48', 0, 'apples', 1, 'Kala Kulu Apples', '1 kg', 'wheat', 30000, 24000, 30, 3, 0, 0, 0, ''),
  ('5dackd4k993rmm38rqkx464px3', 0, 'apples', 1, 'Kala Kulu Apples', '1 kg', 'wheat', 30000, 24000, 30, 2, 0, 0, 0, ''),
  ('5dackd4k993rmm38rqkx464px3', 1, 'chai', 3, 'Dum Chai, Loose Leaf', '1 kg', 'clay', 49950, 49950, 20, 2, 1, 0, 0, ''),
  ('2trhjh8a7xajc3j2yhc2pj0nbb', 0, 'apples', 1, 'Kala Kulu Apples', '1 kg', 'wheat', 30000, 24000, 30, 2, 2, 0, 0, ''),
  ('2trhjh8a7xajc3j2yhc2pj0nbb', 1, 'chai', 3, 'Dum Chai, Loose Leaf', '1 kg', 'clay', 49950, 49950, 20, 2, 2, 0, 0, ''),
  ('0w3rn20q0jzh7ezatp91tmgfes', 0, 'atta', 2, 'Chakki Atta', '1 kg', 'milk', 125000, 125000, 30, 15, 0, 0, 0, ''),
  ('zde1t4d92v9jcswegc3n1hs193', 0, 'apples', 1, 'Kala Kulu Apples', '1 kg', 'wheat', 30000, 24000, 30, 1, 0, 0, 0, ''),
  ('mgzanhmhf6kx7exaprwnr8vy1h', 0, 'apples', 1, 'Kala Kulu Apples', '1 kg', 'wheat', 30000, 24000, 30, 1, 0, 0, 0, ''),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 0, 'apples', 1, 'Kala Kulu Apples', '1 kg', 'wheat', 21000, 20000, 30, 10, 0, 0, 3, ''),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 1, 'chai', 3, 'Dum Chai, Loose Leaf', '1 kg', 'clay', 45000, 45000, 20, 12, 0, 0, 0, ''),
  ('a4w3g8bvjrsjpss5yxjatzdswm', 0, 'apples', 1, 'Kala Kulu Apples', '1 kg', 'wheat', 30000, 24000, 30, 1, 1, 0, 0, ''),
  ('vf655s48b84wjp84aas0a6p1rt', 0, 'lastmango', 4, 'Chaunsa Mango', '1 kg', 'wheat', 50000, 50000, 30, 1, 0, 0, 0, ''),
  ('3rjzg0nv4045nt6esc7e5z3238', 0, 'apples', 1, 'Kala Kulu Apples', '1 kg', 'wheat', 30000, 24000, 30, 2, 2, 0, 0, ''),
  ('dse3hna936xmsxyx5a5hgwvq3e', 0, 'chai', 3, 'Dum Chai, Loose Leaf', '1 kg', 'clay', 49950, 49950, 20, 2, 0, 0, 0, '');
insert into cancellation (id, order_id, position, quantity, reason, at, account_id, nth) values
  ('e9vb5bs2hgem65gq4vf6j6x9dh', '5dackd4k993rmm38rqkx464px3', 1, 1, 'Too much', 1736072940000, 'amina', 1),
  ('hgwsy29cqtkdypr33hy52e8bbm', '2trhjh8a7xajc3j2yhc2pj0nbb', 1, 1, null, 1736073120000, 'amina', 1),
  ('vtf2cfj0zg9tzph4csmk00c1m4', '2trhjh8a7xajc3j2yhc2pj0nbb', 0, 2, null, 1736073180000, 'amina', 2),
  ('spk3kh9mnpb8z1qk73rxa3jex7', '2trhjh8a7xajc3j2yhc2pj0nbb', 1, 1, null, 1736073180000, 'amina', 2),
  ('ykpfx57cnwafn0qggyx6pqwf26', 'a4w3g8bvjrsjpss5yxjatzdswm', 0, 1, null, 1736074680000, 'clerk', 1),
  ('qbpp4nybc3h8hpzc3v3spkvbq7', '3rjzg0nv4045nt6esc7e5z3238', 0, 2, null, 1736074980000, null, 1);
insert into order_request (buyer, request_key, body_hash, order_id, at) values
  ('account amina', 'c2127dbd-2bfe-4403-9eee-d8400a1a85b2', 'rTtuKNL524sYSTCtSFEm2oix7DymLT2c8Ww7gqut0Dk', 'ghdxyfxt373a0hmx2fqzp6v9zj', 1736072100000),
  ('account amina', 'd7b33587-789e-4c80-bf33-3ac7d953f413', '8QsORc3q37tQVRjozHw3h3sFbQaLixIPlLYqKU8FdQE', 'q0d1zw81719a7bjtgbmeehc5gg', 1736072400000),
  ('account amina', '3e8036e0-c230-4621-9523-cdde26da1124', 'Fj0NHrcUAzm8JobwrdJ3B6x9hko5tZRDDYh0asKXHHo', 'wa23c5t7edcahjskj4czp246f9', 1736072520000),
  ('account amina', '2df438db-2ffb-422e-903a-b172a7dbbc1d', 'APUr85C7QenTPUIxplSL0JRzHlKC-KaU5PBbQH4xtcg', '16wywrp22fb3ajp6x2z4y22p48', 1736072700000),
  ('account amina', 'fe01c09a-59ca-469d-a4df-7697c85ff458', 'rF8m3oHLgB6ICau3dwYfNS9xz5iafxhluKZkLUnLUvw', '5dackd4k993rmm38rqkx464px3', 1736072880000),
  ('account amina', 'c86cf64d-0b15-49c7-b17b-0b59cacf2085', 'd2WlmCT6KSy29lIr3p92nXBNDiY_ZmJnhsFPHu4KwYE', '2trhjh8a7xajc3j2yhc2pj0nbb', 1736073060000),
  ('account bilal', 'b3294896-3e8b-411b-80af-592f3e968a3b', 'LlEeezm8Baasi74CTsMt3qPh-o9ccDya1MhfKKyw9Vg', '0w3rn20q0jzh7ezatp91tmgfes', 1736073300000),
  ('account bilal', '0b21da5c-6596-4ef5-b499-c2830fa0a4b8', 'QCEgLxUnf09uGGSQ70O5m_JierSBkWPJpS0-DXo_IcQ', 'zde1t4d92v9jcswegc3n1hs193', 1736073540000),
  ('account bilal', 'ba7b37fa-3e60-4171-b7ef-217e4a9d8964', 'sG-C53vdmDstD_NFLVOnvaGV5Rl6oCpDLHWunGv2duo', 'mgzanhmhf6kx7exaprwnr8vy1h', 1736073720000),
  ('account hina', '504843e2-5c29-477d-b81d-2250194c8a05', '2qM1YAny-KsZKZsGpfEmGtqJfj3FpduQedb70MImP0o', 'm50vnxmdmm2wkzsst9kxyq1t0a', 1736073900000),
  ('account kashif', 'b62a5795-2440-4263-971f-9bf72ea0672d', 'l37ndI2nSR9OgN9FRVbm0GjNIWwsMTcmeV5bRYV4XZw', 'a4w3g8bvjrsjpss5yxjatzdswm', 1736074620000),
  ('guest xT-LbP7f1ZxnF5t-Ln3qGmFHCP6BglG6kY83iWiE1sA', '8e417860-84c6-408c-abfd-d1b89aa719c8', 'ETsoCqSR1Utt9tM2UvnztnoUVz901RfQgiPz8fHAgOs', 'vf655s48b84wjp84aas0a6p1rt', 1736074800000),
  ('guest plxy5b9UKIR7RzDWdbe0lfEjGshfPOmC-A7w5u8zMAg', '432d2d4f-54b5-4c2b-b1b0-904ff9907ef0', 'UWS2oKXGMC1oAhlgnx9MP5zBkagJJ7-PVQY3Tmos1aI', '3rjzg0nv4045nt6esc7e5z3238', 1736074920000),
  ('guest Ug5vJksyIf-DSG7ig0qET0KYs3azeyezfVtomG4t3fc', '51ab1089-1635-4436-8e93-83fccea64f2d', 'fKaR4p66EILPWA8NTD-HPhG1BeP901v8xPRe8em4iJI', 'dse3hna936xmsxyx5a5hgwvq3e', 1736075100000);
insert into banner (id, position, picture, alt, title, body, link, tint, place, shown, version) values
  ('second', 2, 'b.webp', 'Tea', 'Tea', 'Hot', null, null, 'banner', 1, 1),
  ('first', 1, 'a.webp', 'Apples', 'Apples', 'Crisp', '/item/1', 'leaf', 'banner', 1, 1),
  ('sale', 1, 's.webp', 'Sale', 'Sale', '', null, null, 'sale', 1, 1);
insert into news (id, title, summary, body, published_at, version) values
  ('older', 'Older', 'In short', 'At length', 1735862400000, 1),
  ('newer', 'Newer', 'In short', 'At length', 1735948800000, 1),
  ('tomorrow', 'To come', 'In short', 'At length', 1736121600000, 1),
  ('never', 'Never', '', '', null, 1);
insert into shop_event (id, name, description, location, starts_at, ends_at, shown, version) values
  ('coming', 'Coming', 'Come', 'Saddar', 1736121600000, 1736208000000, 1, 1),
  ('past', 'Past', 'Come', 'Saddar', 1735776000000, 1735862400000, 1, 1);
insert into review (id, account_id, name, email, rating, body, written_at, published_at, version) values
  ('good', 'amina', 'Amina Siddiqui', 'amina@kiryana.example', 5, 'Fresh <b>apples</b>', 1735948800000, 1735948800000, 1),
  ('hidden', 'amina', 'Amina Siddiqui', 'amina@kiryana.example', 1, 'Not yet read', 1736035200000, null, 1),
  ('fzqvakd7nb5qrp0a19pwd51npq', 'hina', 'Hina Traders', 'hina@kiryana.example', 5, 'Quick', 1736075460000, 1736075460000, 1);
insert into address (id, account_id, label, name, phone, address, landmark, rider_note, is_default, created_at) values
  ('6hjhz800tgs9kaexy7qa26zcr0', 'amina', 'Home', 'Amina', '+923001234567', 'House 12, Street 4, Satellite Town, Rawalpindi', '', '', 1, 1736071500000),
  ('p7vd6wb73mqk3y0z13svekqw7f', 'hina', 'Shop', 'Hina', '+923007654321', 'Saddar 4', '', '', 1, 1736071560000);
insert into outside_gate (name, next_at) values
  ('geocoder', 0);
insert into product_review (id, account_id, product_id, rating, body, written_at, published_at, version) values
  ('gbc6p8ryzdthc5w2fdgqkh3gh0', 'hina', 'apples', 5, 'Sweet', 1736075340000, 1736075340000, 1),
  ('bckvhgyzpbxcj8be37xt8xs7a2', 'amina', 'atta', 4, 'Good', 1736075400000, 1736075400000, 1);
insert into delivery_zone (id, name, area, fee, minimum, free_above, days, days_from, days_to, active, precedence, version, created_at, changed_at) values
  ('7acfsxekj46n29aha08fpa0b0g', 'Pindi', '{"kind":"circle","centre":{"lat":33.6,"lng":73.05},"radius":9}', 20000, 0, 500000, 'mon tue wed thu fri sat sun', 1, 5, 1, 100, 1, 1736071380000, 1736071380000);
insert into staff_role (name) values
  ('owner'),
  ('manager'),
  ('packer'),
  ('rider'),
  ('content'),
  ('viewer');
insert into staff_member (account_id, role, since) values
  ('clerk', 'manager', 1735689600000),
  ('owner', 'owner', 1735689600000);
insert into order_change (order_id, status, at, account_id) values
  ('ghdxyfxt373a0hmx2fqzp6v9zj', 'placed', 1736072100000, 'amina'),
  ('ghdxyfxt373a0hmx2fqzp6v9zj', 'packed', 1736072160000, 'clerk'),
  ('ghdxyfxt373a0hmx2fqzp6v9zj', 'shipped', 1736072220000, 'clerk'),
  ('ghdxyfxt373a0hmx2fqzp6v9zj', 'delivered', 1736072280000, 'clerk'),
  ('q0d1zw81719a7bjtgbmeehc5gg', 'placed', 1736072400000, 'amina'),
  ('wa23c5t7edcahjskj4czp246f9', 'placed', 1736072520000, 'amina'),
  ('wa23c5t7edcahjskj4czp246f9', 'packed', 1736072580000, 'clerk'),
  ('16wywrp22fb3ajp6x2z4y22p48', 'placed', 1736072700000, 'amina'),
  ('16wywrp22fb3ajp6x2z4y22p48', 'packed', 1736072760000, 'clerk'),
  ('16wywrp22fb3ajp6x2z4y22p48', 'shipped', 1736072760000, 'clerk'),
  ('5dackd4k993rmm38rqkx464px3', 'placed', 1736072880000, 'amina'),
  ('2trhjh8a7xajc3j2yhc2pj0nbb', 'placed', 1736073060000, 'amina'),
  ('2trhjh8a7xajc3j2yhc2pj0nbb', 'cancelled', 1736073180000, 'amina'),
  ('0w3rn20q0jzh7ezatp91tmgfes', 'placed', 1736073300000, 'bilal'),
  ('0w3rn20q0jzh7ezatp91tmgfes', 'packed', 1736073360000, 'clerk'),
  ('0w3rn20q0jzh7ezatp91tmgfes', 'shipped', 1736073360000, 'clerk'),
  ('0w3rn20q0jzh7ezatp91tmgfes', 'delivered', 1736073420000, 'clerk'),
  ('zde1t4d92v9jcswegc3n1hs193', 'placed', 1736073540000, 'bilal'),
  ('mgzanhmhf6kx7exaprwnr8vy1h', 'placed', 1736073720000, 'bilal'),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 'placed', 1736073900000, 'hina'),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 'packed', 1736073960000, 'clerk'),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 'shipped', 1736074020000, 'clerk'),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 'delivered', 1736074080000, 'clerk'),
  ('a4w3g8bvjrsjpss5yxjatzdswm', 'placed', 1736074620000, 'kashif'),
  ('a4w3g8bvjrsjpss5yxjatzdswm', 'cancelled', 1736074680000, 'clerk'),
  ('vf655s48b84wjp84aas0a6p1rt', 'placed', 1736074800000, null),
  ('3rjzg0nv4045nt6esc7e5z3238', 'placed', 1736074920000, null),
  ('3rjzg0nv4045nt6esc7e5z3238', 'cancelled', 1736074980000, null),
  ('dse3hna936xmsxyx5a5hgwvq3e', 'placed', 1736075100000, null),
  ('dse3hna936xmsxyx5a5hgwvq3e', 'packed', 1736075160000, 'clerk'),
  ('dse3hna936xmsxyx5a5hgwvq3e', 'shipped', 1736075220000, 'clerk'),
  ('dse3hna936xmsxyx5a5hgwvq3e', 'delivered', 1736075280000, 'clerk');
insert into return_request (id, order_id, position, quantity, kind, reason, state, asked_at, decided_at, decided_by, nth, refund, points_back, points_taken, restocked, note) values
  ('vnnrb9tq90da2b1ymp44wfef2y', 'm50vnxmdmm2wkzsst9kxyq1t0a', 0, 2, 'unwanted', 'Too many', 'accepted', 1736074140000, 1736074260000, 'clerk', 1, 40000, 0, 13, 1, null),
  ('nqyspb220175jrr00rvgpjd2jc', 'm50vnxmdmm2wkzsst9kxyq1t0a', 1, 1, 'damaged', 'Torn', 'refused', 1736074320000, 1736074440000, 'clerk', null, null, null, null, null, 'It was not'),
  ('36spy8wdmpfxhnjk2njmbhbf1r', 'm50vnxmdmm2wkzsst9kxyq1t0a', 0, 1, 'damaged', 'Bruised', 'asked', 1736074500000, null, null, null, null, null, null, null, null);
insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at, nth, pending) values
  ('amina', 1, 'ghdxyfxt373a0hmx2fqzp6v9zj', 'earned', 250, 250, 1736072100000, null, null),
  ('amina', 2, 'q0d1zw81719a7bjtgbmeehc5gg', 'redeemed', -20, 230, 1736072400000, null, 0),
  ('amina', 3, 'q0d1zw81719a7bjtgbmeehc5gg', 'earned', 90, 320, 1736072400000, null, null),
  ('amina', 4, 'wa23c5t7edcahjskj4czp246f9', 'earned', 99, 419, 1736072520000, null, null),
  ('amina', 5, '16wywrp22fb3ajp6x2z4y22p48', 'earned', 24, 443, 1736072700000, null, null),
  ('amina', 6, '5dackd4k993rmm38rqkx464px3', 'redeemed', -15, 428, 1736072880000, null, 213),
  ('amina', 7, '5dackd4k993rmm38rqkx464px3', 'earned', 65, 493, 1736072880000, null, null),
  ('amina', 8, '5dackd4k993rmm38rqkx464px3', 'taken-back', -25, 468, 1736072940000, 1, null),
  ('amina', 9, '2trhjh8a7xajc3j2yhc2pj0nbb', 'redeemed', -10, 458, 1736073060000, null, 253),
  ('amina', 10, '2trhjh8a7xajc3j2yhc2pj0nbb', 'earned', 65, 523, 1736073060000, null, null),
  ('amina', 11, '2trhjh8a7xajc3j2yhc2pj0nbb', 'taken-back', -25, 498, 1736073120000, 1, null),
  ('amina', 12, '2trhjh8a7xajc3j2yhc2pj0nbb', 'given-back', 10, 508, 1736073180000, 2, null),
  ('amina', 13, '2trhjh8a7xajc3j2yhc2pj0nbb', 'taken-back', -40, 468, 1736073180000, 2, null),
  ('bilal', 1, '0w3rn20q0jzh7ezatp91tmgfes', 'earned', 625, 625, 1736073300000, null, null),
  ('bilal', 2, 'zde1t4d92v9jcswegc3n1hs193', 'earned', 3, 628, 1736073540000, null, null),
  ('bilal', 3, 'zde1t4d92v9jcswegc3n1hs193', 'redeemed', -12, 616, 1736073600000, null, 3),
  ('bilal', 4, 'mgzanhmhf6kx7exaprwnr8vy1h', 'redeemed', -415, 201, 1736073720000, null, 3),
  ('bilal', 5, 'mgzanhmhf6kx7exaprwnr8vy1h', 'earned', 8, 209, 1736073720000, null, null),
  ('hina', 1, 'm50vnxmdmm2wkzsst9kxyq1t0a', 'earned', 336, 336, 1736073900000, null, null),
  ('hina', 2, 'm50vnxmdmm2wkzsst9kxyq1t0a', 'taken-back', -13, 323, 1736074260000, 1, null),
  ('kashif', 1, 'a4w3g8bvjrsjpss5yxjatzdswm', 'earned', 8, 8, 1736074620000, null, null),
  ('kashif', 2, 'a4w3g8bvjrsjpss5yxjatzdswm', 'taken-back', -8, 0, 1736074680000, 1, null);
insert into points_receipt (order_id, reason, at) values
  ('zde1t4d92v9jcswegc3n1hs193', 'redeemed', 1736073600000);
insert into stock_entry (id, product_id, order_id, reason, change, at, account_id) values
  ('a7d7yf1n0xp86hmnf3mjwe38kr', 'apples', null, 'counted', 50, 1735689600000, null),
  ('bexbxfqpv1vjedw8fxmb47s4aj', 'chai', null, 'counted', 100, 1735689600000, null),
  ('kqah5x38wb4vkr9mrraws0czrt', 'lastmango', null, 'counted', 1, 1735689600000, null),
  ('qdqtvz1m1fm26q7jb2782ph3tk', 'draft', null, 'counted', 5, 1735689600000, null),
  ('cxad7njar22j6emjb5qc063tkr', 'apples', 'q0d1zw81719a7bjtgbmeehc5gg', 'ordered', -2, 1736072400000, 'amina'),
  ('7fbbys7qbqang30yzqbj42z2tf', 'chai', 'q0d1zw81719a7bjtgbmeehc5gg', 'ordered', -3, 1736072400000, 'amina'),
  ('2ynvmpx3vc5td730kbqj5q4q2e', 'chai', 'wa23c5t7edcahjskj4czp246f9', 'ordered', -4, 1736072520000, 'amina'),
  ('150je9gt8z4fdhz27w8mdp9wag', 'apples', '16wywrp22fb3ajp6x2z4y22p48', 'ordered', -3, 1736072700000, 'amina'),
  ('6kaht9vc67yf5qhej9nqn09hrb', 'apples', '5dackd4k993rmm38rqkx464px3', 'ordered', -2, 1736072880000, 'amina'),
  ('d8ngmexzkv24zh48fprwsv64zh', 'chai', '5dackd4k993rmm38rqkx464px3', 'ordered', -2, 1736072880000, 'amina'),
  ('r208pbmdz51xxhg2t75ftjkj9q', 'chai', '5dackd4k993rmm38rqkx464px3', 'cancelled', 1, 1736072940000, 'amina'),
  ('4h3gx93m6xh9v1zsy9t18fnfdc', 'apples', '2trhjh8a7xajc3j2yhc2pj0nbb', 'ordered', -2, 1736073060000, 'amina'),
  ('cratq6va8rf6tqd20h2gts7a1j', 'chai', '2trhjh8a7xajc3j2yhc2pj0nbb', 'ordered', -2, 1736073060000, 'amina'),
  ('zegjj1wb5tme1mpa2mv4rx1x4d', 'chai', '2trhjh8a7xajc3j2yhc2pj0nbb', 'cancelled', 1, 1736073120000, 'amina'),
  ('7ttdsqgcfhqk3b1ny98gz110md', 'apples', '2trhjh8a7xajc3j2yhc2pj0nbb', 'cancelled', 2, 1736073180000, 'amina'),
  ('ac3k6k8fb9kmcq4yj39cjqyw1r', 'chai', '2trhjh8a7xajc3j2yhc2pj0nbb', 'cancelled', 1, 1736073180000, 'amina'),
  ('6v1c2h7ck4qfmhbtbye3sd46fc', 'apples', 'zde1t4d92v9jcswegc3n1hs193', 'ordered', -1, 1736073540000, 'bilal'),
  ('t5mwppfr3fx1mmsqdngec8kce7', 'apples', 'mgzanhmhf6kx7exaprwnr8vy1h', 'ordered', -1, 1736073720000, 'bilal'),
  ('4bx5pa7m6zcec6cf1g9021ab38', 'apples', 'm50vnxmdmm2wkzsst9kxyq1t0a', 'ordered', -10, 1736073900000, 'hina'),
  ('4x0n5npyj8w89zqq3baenagtba', 'chai', 'm50vnxmdmm2wkzsst9kxyq1t0a', 'ordered', -12, 1736073900000, 'hina'),
  ('6pa9fwjshvq1hjwcw4znefaj93', 'apples', 'm50vnxmdmm2wkzsst9kxyq1t0a', 'returned', 2, 1736074260000, 'clerk'),
  ('2mb59v8mys4mk04xa0x7s339mp', 'apples', 'a4w3g8bvjrsjpss5yxjatzdswm', 'ordered', -1, 1736074620000, 'kashif'),
  ('40zvwwex9zr7qswxymrzt4jk1w', 'apples', 'a4w3g8bvjrsjpss5yxjatzdswm', 'cancelled', 1, 1736074680000, 'clerk'),
  ('52av14bnd6wxv6f2grsq421cn0', 'lastmango', 'vf655s48b84wjp84aas0a6p1rt', 'ordered', -1, 1736074800000, null),
  ('gn353x2j4bdfek5aa178swb93a', 'apples', '3rjzg0nv4045nt6esc7e5z3238', 'ordered', -2, 1736074920000, null),
  ('p5s6n7mmacxxkkk2a8pwk1rjx3', 'apples', '3rjzg0nv4045nt6esc7e5z3238', 'cancelled', 2, 1736074980000, null),
  ('jp84bqasxfa6r986bff7at3xda', 'chai', 'dse3hna936xmsxyx5a5hgwvq3e', 'ordered', -2, 1736075100000, null);
insert into contact_change (id, account_id, sequence, kind, old_value, old_key, new_value, state, asked_at) values
  ('yxyaswc7mhxemw8k7hv9xa305m', 'bilal', 1, 'email', 'bilal@kiryana.example', 'bilal@kiryana.example', 'bilal.ahmed@kiryana.example', 'asked', 1736075580000);
insert into favourite (account_id, product_id, added_at) values
  ('hina', 'apples', 1736071680000),
  ('amina', 'atta', 1736071740000),
  ('bilal', 'soldout', 1736071800000);
insert into stock_wait (account_id, product_id, asked_at) values
  ('bilal', 'soldout', 1736071860000);
insert into message (id, kind, name, email, subject, body, at, account_id) values
  ('tjcfesetnpbh5zkhjav9811ra1', 'contact', 'Sadia', 'sadia@kiryana.example', 'Hours', 'Are you open on Eid?', 1736071920000, null),
  ('sx06v9090975abjj8v09cc5r6f', 'contact', 'Amina', 'amina@kiryana.example', 'Thanks', 'Good apples', 1736071980000, 'amina');
insert into outbox (id, kind, recipient, details, state, written_at, due_at, tries, account_id) values
  ('efr4ry11z4rsdv546j1m2dvqbn', 'order-placed', 'amina@kiryana.example', '{"kind":"order-placed","to":"amina@kiryana.example","order":{"id":"ghdxyfxt373a0hmx2fqzp6v9zj","reference":"GHDXYFXT","name":"Amina Siddiqui","lines":[{"quantity":6,"name":"Chakki Atta","pack":"1 kg","amount":"Rs. 7,500"}],"subtotal":"Rs. 7,500.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":250,"total":"Rs. 7,675.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736072100000, 1736072100000, 0, 'amina'),
  ('bg9n6a67x5zypagjxmee0dvqzy', 'order-shipped', 'amina@kiryana.example', '{"kind":"order-shipped","to":"amina@kiryana.example","order":{"id":"ghdxyfxt373a0hmx2fqzp6v9zj","reference":"GHDXYFXT","name":"Amina Siddiqui","lines":[{"quantity":6,"name":"Chakki Atta","pack":"1 kg","amount":"Rs. 7,500"}],"subtotal":"Rs. 7,500.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":250,"total":"Rs. 7,675.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736072220000, 1736072220000, 0, 'amina'),
  ('10n23kmxy6qe8s9vngex42v3sh', 'order-delivered', 'amina@kiryana.example', '{"kind":"order-delivered","to":"amina@kiryana.example","order":{"id":"ghdxyfxt373a0hmx2fqzp6v9zj","reference":"GHDXYFXT","name":"Amina Siddiqui","lines":[{"quantity":6,"name":"Chakki Atta","pack":"1 kg","amount":"Rs. 7,500"}],"subtotal":"Rs. 7,500.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":250,"total":"Rs. 7,675.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736072280000, 1736072280000, 0, 'amina'),
  ('7ncbz0mnbh4mc91ren15y9npma', 'order-placed', 'amina@kiryana.example', '{"kind":"order-placed","to":"amina@kiryana.example","order":{"id":"q0d1zw81719a7bjtgbmeehc5gg","reference":"Q0D1ZW81","name":"Amina Siddiqui","lines":[{"quantity":2,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 480"},{"quantity":3,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 1,498.50"}],"subtotal":"Rs. 1,978.50","shipping":"Rs. 175.00","redeemedPoints":20,"earnedPoints":90,"total":"Rs. 2,133.50","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736072400000, 1736072400000, 0, 'amina'),
  ('s85ad11m7g2q41b8ktgvqftweb', 'order-placed', 'amina@kiryana.example', '{"kind":"order-placed","to":"amina@kiryana.example","order":{"id":"wa23c5t7edcahjskj4czp246f9","reference":"WA23C5T7","name":"Amina Siddiqui","lines":[{"quantity":4,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 1,998"}],"subtotal":"Rs. 1,998.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":99,"total":"Rs. 2,173.00","payment":"card","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736072520000, 1736072520000, 0, 'amina'),
  ('9twm7wnkavcdsweeayznd4y90y', 'order-placed', 'amina@kiryana.example', '{"kind":"order-placed","to":"amina@kiryana.example","order":{"id":"16wywrp22fb3ajp6x2z4y22p48","reference":"16WYWRP2","name":"Amina Siddiqui","lines":[{"quantity":3,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 720"}],"subtotal":"Rs. 720.00","shipping":"Rs. 200.00","redeemedPoints":0,"earnedPoints":24,"total":"Rs. 920.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736072700000, 1736072700000, 0, 'amina'),
  ('fte45wbnb14r6aa8acka3tfxgw', 'order-shipped', 'amina@kiryana.example', '{"kind":"order-shipped","to":"amina@kiryana.example","order":{"id":"16wywrp22fb3ajp6x2z4y22p48","reference":"16WYWRP2","name":"Amina Siddiqui","lines":[{"quantity":3,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 720"}],"subtotal":"Rs. 720.00","shipping":"Rs. 200.00","redeemedPoints":0,"earnedPoints":24,"total":"Rs. 920.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736072760000, 1736072760000, 0, 'amina'),
  ('e0de4ysvbn3hgxgqzc5xacv6zw', 'order-placed', 'amina@kiryana.example', '{"kind":"order-placed","to":"amina@kiryana.example","order":{"id":"5dackd4k993rmm38rqkx464px3","reference":"5DACKD4K","name":"Amina Siddiqui","lines":[{"quantity":2,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 480"},{"quantity":2,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 999"}],"subtotal":"Rs. 1,479.00","shipping":"Rs. 175.00","redeemedPoints":15,"earnedPoints":65,"total":"Rs. 1,639.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736072880000, 1736072880000, 0, 'amina'),
  ('yy3pkyjn3hgyk2nm66frv88ex8', 'order-cancelled', 'amina@kiryana.example', '{"kind":"order-cancelled","to":"amina@kiryana.example","order":{"id":"5dackd4k993rmm38rqkx464px3","reference":"5DACKD4K","name":"Amina Siddiqui","lines":[{"quantity":1,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 499.50"}],"subtotal":"Rs. 979.50","shipping":"Rs. 175.00","redeemedPoints":15,"earnedPoints":40,"total":"Rs. 1,139.50","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi","isWhole":false,"pointsBack":0}}', 'due', 1736072940000, 1736072940000, 0, 'amina'),
  ('n8x0qj04mt1hmt000kpd707fyp', 'order-placed', 'amina@kiryana.example', '{"kind":"order-placed","to":"amina@kiryana.example","order":{"id":"2trhjh8a7xajc3j2yhc2pj0nbb","reference":"2TRHJH8A","name":"Amina Siddiqui","lines":[{"quantity":2,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 480"},{"quantity":2,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 999"}],"subtotal":"Rs. 1,479.00","shipping":"Rs. 175.00","redeemedPoints":10,"earnedPoints":65,"total":"Rs. 1,644.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736073060000, 1736073060000, 0, 'amina'),
  ('5m2tehhwgcwz2tpw5p6n10r826', 'order-cancelled', 'amina@kiryana.example', '{"kind":"order-cancelled","to":"amina@kiryana.example","order":{"id":"2trhjh8a7xajc3j2yhc2pj0nbb","reference":"2TRHJH8A","name":"Amina Siddiqui","lines":[{"quantity":1,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 499.50"}],"subtotal":"Rs. 979.50","shipping":"Rs. 175.00","redeemedPoints":10,"earnedPoints":40,"total":"Rs. 1,144.50","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi","isWhole":false,"pointsBack":0}}', 'due', 1736073120000, 1736073120000, 0, 'amina'),
  ('gp8773w5vts13kjsfbk4vvmn4e', 'order-cancelled', 'amina@kiryana.example', '{"kind":"order-cancelled","to":"amina@kiryana.example","order":{"id":"2trhjh8a7xajc3j2yhc2pj0nbb","reference":"2TRHJH8A","name":"Amina Siddiqui","lines":[{"quantity":2,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 480"},{"quantity":1,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 499.50"}],"subtotal":"Rs. 0.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":0,"total":"Rs. 0.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi","isWhole":true,"pointsBack":10}}', 'due', 1736073180000, 1736073180000, 0, 'amina'),
  ('nstfg3z0xa07zy48dakq1e82ep', 'order-placed', 'bilal@kiryana.example', '{"kind":"order-placed","to":"bilal@kiryana.example","order":{"id":"0w3rn20q0jzh7ezatp91tmgfes","reference":"0W3RN20Q","name":"Bilal Ahmed","lines":[{"quantity":15,"name":"Chakki Atta","pack":"1 kg","amount":"Rs. 18,750"}],"subtotal":"Rs. 18,750.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":625,"total":"Rs. 18,925.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736073300000, 1736073300000, 0, 'bilal'),
  ('z7b1prbwvh9bh3ymb4e313fxrn', 'order-shipped', 'bilal@kiryana.example', '{"kind":"order-shipped","to":"bilal@kiryana.example","order":{"id":"0w3rn20q0jzh7ezatp91tmgfes","reference":"0W3RN20Q","name":"Bilal Ahmed","lines":[{"quantity":15,"name":"Chakki Atta","pack":"1 kg","amount":"Rs. 18,750"}],"subtotal":"Rs. 18,750.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":625,"total":"Rs. 18,925.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736073360000, 1736073360000, 0, 'bilal'),
  ('mn1jxpqwr6tb5t9byfez8ye0es', 'order-delivered', 'bilal@kiryana.example', '{"kind":"order-delivered","to":"bilal@kiryana.example","order":{"id":"0w3rn20q0jzh7ezatp91tmgfes","reference":"0W3RN20Q","name":"Bilal Ahmed","lines":[{"quantity":15,"name":"Chakki Atta","pack":"1 kg","amount":"Rs. 18,750"}],"subtotal":"Rs. 18,750.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":625,"total":"Rs. 18,925.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736073420000, 1736073420000, 0, 'bilal'),
  ('15t5vdjnzza67j6zhhp3tcscsg', 'order-placed', 'bilal@kiryana.example', '{"kind":"order-placed","to":"bilal@kiryana.example","order":{"id":"zde1t4d92v9jcswegc3n1hs193","reference":"ZDE1T4D9","name":"Bilal Ahmed","lines":[{"quantity":1,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 240"}],"subtotal":"Rs. 240.00","shipping":"Rs. 150.00","redeemedPoints":0,"earnedPoints":3,"total":"Rs. 390.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736073540000, 1736073540000, 0, 'bilal'),
  ('1p9x3edzwbx9ty1ts29gza0s4r', 'order-placed', 'bilal@kiryana.example', '{"kind":"order-placed","to":"bilal@kiryana.example","order":{"id":"mgzanhmhf6kx7exaprwnr8vy1h","reference":"MGZANHMH","name":"Bilal Ahmed","lines":[{"quantity":1,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 240"}],"subtotal":"Rs. 240.00","shipping":"Rs. 175.00","redeemedPoints":415,"earnedPoints":8,"total":"Rs. 0.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736073720000, 1736073720000, 0, 'bilal'),
  ('5ajt42xmmntnwgdkw05cq565kr', 'order-placed', 'hina@kiryana.example', '{"kind":"order-placed","to":"hina@kiryana.example","order":{"id":"m50vnxmdmm2wkzsst9kxyq1t0a","reference":"M50VNXMD","name":"Hina Traders","lines":[{"quantity":10,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 2,000"},{"quantity":12,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 5,400"}],"subtotal":"Rs. 7,400.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":336,"total":"Rs. 7,575.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736073900000, 1736073900000, 0, 'hina'),
  ('5v87a6c79tt43c1qd2gebn46rn', 'order-shipped', 'hina@kiryana.example', '{"kind":"order-shipped","to":"hina@kiryana.example","order":{"id":"m50vnxmdmm2wkzsst9kxyq1t0a","reference":"M50VNXMD","name":"Hina Traders","lines":[{"quantity":10,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 2,000"},{"quantity":12,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 5,400"}],"subtotal":"Rs. 7,400.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":336,"total":"Rs. 7,575.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736074020000, 1736074020000, 0, 'hina'),
  ('t6kjd9ge97z43e3md9rny38413', 'order-delivered', 'hina@kiryana.example', '{"kind":"order-delivered","to":"hina@kiryana.example","order":{"id":"m50vnxmdmm2wkzsst9kxyq1t0a","reference":"M50VNXMD","name":"Hina Traders","lines":[{"quantity":10,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 2,000"},{"quantity":12,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 5,400"}],"subtotal":"Rs. 7,400.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":336,"total":"Rs. 7,575.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736074080000, 1736074080000, 0, 'hina'),
  ('vhxpmnmytbysdwfh1svsc97s5q', 'return-accepted', 'hina@kiryana.example', '{"kind":"return-accepted","to":"hina@kiryana.example","order":{"id":"m50vnxmdmm2wkzsst9kxyq1t0a","reference":"M50VNXMD","name":"Hina Traders","lines":[{"quantity":2,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 400"}],"subtotal":"Rs. 7,400.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":336,"total":"Rs. 7,575.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi","refund":{"cash":40000,"pointsBack":0,"pointsTaken":13}}}', 'due', 1736074260000, 1736074260000, 0, 'hina'),
  ('a7nghr9j9q6p8158p8mj7z078r', 'return-refused', 'hina@kiryana.example', '{"kind":"return-refused","to":"hina@kiryana.example","order":{"id":"m50vnxmdmm2wkzsst9kxyq1t0a","reference":"M50VNXMD","name":"Hina Traders","lines":[{"quantity":1,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 450"}],"subtotal":"Rs. 7,400.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":336,"total":"Rs. 7,575.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi","note":"It was not"}}', 'due', 1736074440000, 1736074440000, 0, 'hina'),
  ('e9gb2yp7qg135aj35dn234h3jf', 'order-placed', 'kashif@kiryana.example', '{"kind":"order-placed","to":"kashif@kiryana.example","order":{"id":"a4w3g8bvjrsjpss5yxjatzdswm","reference":"A4W3G8BV","name":"Kashif Store","lines":[{"quantity":1,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 240"}],"subtotal":"Rs. 240.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":8,"total":"Rs. 415.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736074620000, 1736074620000, 0, 'kashif'),
  ('8jfqtj38nqp90fjx678xd0z99t', 'order-cancelled', 'kashif@kiryana.example', '{"kind":"order-cancelled","to":"kashif@kiryana.example","order":{"id":"a4w3g8bvjrsjpss5yxjatzdswm","reference":"A4W3G8BV","name":"Kashif Store","lines":[{"quantity":1,"name":"Kala Kulu Apples","pack":"1 kg","amount":"Rs. 240"}],"subtotal":"Rs. 0.00","shipping":"Rs. 175.00","redeemedPoints":0,"earnedPoints":0,"total":"Rs. 0.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi","isWhole":true,"pointsBack":0}}', 'due', 1736074680000, 1736074680000, 0, 'kashif'),
  ('wfzrrpxjscy7qqg24k8xv7bxvj', 'order-placed', 'bushra@kiryana.example', '{"kind":"order-placed","to":"bushra@kiryana.example","order":{"id":"vf655s48b84wjp84aas0a6p1rt","reference":"VF655S48","name":"Bushra Khan","lines":[{"quantity":1,"name":"Chaunsa Mango","pack":"1 kg","amount":"Rs. 500"}],"subtotal":"Rs. 500.00","shipping":"Rs. 150.00","redeemedPoints":0,"earnedPoints":0,"total":"Rs. 650.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736074800000, 1736074800000, 0, null),
  ('es2zarpy7jtw2sg6pe98e39mkr', 'order-placed', 'rabia@kiryana.example', '{"kind":"order-placed","to":"rabia@kiryana.example","order":{"id":"dse3hna936xmsxyx5a5hgwvq3e","reference":"DSE3HNA9","name":"Rabia","lines":[{"quantity":2,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 999"}],"subtotal":"Rs. 999.00","shipping":"Rs. 150.00","redeemedPoints":0,"earnedPoints":0,"total":"Rs. 1,149.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736075100000, 1736075100000, 0, null),
  ('pfc64qjmzgbjqswa7cazzmxm1e', 'order-shipped', 'rabia@kiryana.example', '{"kind":"order-shipped","to":"rabia@kiryana.example","order":{"id":"dse3hna936xmsxyx5a5hgwvq3e","reference":"DSE3HNA9","name":"Rabia","lines":[{"quantity":2,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 999"}],"subtotal":"Rs. 999.00","shipping":"Rs. 150.00","redeemedPoints":0,"earnedPoints":0,"total":"Rs. 1,149.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736075220000, 1736075220000, 0, null),
  ('9exwasaqngh8wbvpqsbe7tn0s2', 'order-delivered', 'rabia@kiryana.example', '{"kind":"order-delivered","to":"rabia@kiryana.example","order":{"id":"dse3hna936xmsxyx5a5hgwvq3e","reference":"DSE3HNA9","name":"Rabia","lines":[{"quantity":2,"name":"Dum Chai, Loose Leaf","pack":"1 kg","amount":"Rs. 999"}],"subtotal":"Rs. 999.00","shipping":"Rs. 150.00","redeemedPoints":0,"earnedPoints":0,"total":"Rs. 1,149.00","payment":"cod","address":"House 12, Street 4, Satellite Town, Rawalpindi"}}', 'due', 1736075280000, 1736075280000, 0, null),
  ('01h5re2tnm3k0c13ckq87qxspd', 'confirm-email', 'bilal.ahmed@kiryana.example', '{"kind":"confirm-email","to":"bilal.ahmed@kiryana.example","name":"Bilal Ahmed","change":"yxyaswc7mhxemw8k7hv9xa305m"}', 'due', 1736075580000, 1736075580000, 0, 'bilal'),
  ('wbtzhptm9sd8he7jr228ngzjj1', 'email-asked', 'bilal@kiryana.example', '{"kind":"email-asked","to":"bilal@kiryana.example","email":"bilal.ahmed@kiryana.example","name":"Bilal Ahmed","change":"yxyaswc7mhxemw8k7hv9xa305m"}', 'due', 1736075580000, 1736075580000, 0, 'bilal'),
  ('48404m83kxc45g66h1myxc0264', 'password-reset', 'kashif@kiryana.example', '{"kind":"password-reset","to":"kashif@kiryana.example"}', 'due', 1736075640000, 1736075640000, 0, null);
insert into content_block (id, page, position, title, description, picture, shown, version) values
  ('us', 'about', 1, 'Us', 'We', null, 1, 1),
  ('cup', 'achievement', 1, 'A cup', 'Won', 'c.webp', 1, 1);
insert into order_adjustment (order_id, sequence, kind, amount) values
  ('ghdxyfxt373a0hmx2fqzp6v9zj', 1, 'shipping', 17500),
  ('q0d1zw81719a7bjtgbmeehc5gg', 1, 'shipping', 17500),
  ('wa23c5t7edcahjskj4czp246f9', 1, 'shipping', 17500),
  ('16wywrp22fb3ajp6x2z4y22p48', 1, 'shipping', 20000),
  ('5dackd4k993rmm38rqkx464px3', 1, 'shipping', 17500),
  ('2trhjh8a7xajc3j2yhc2pj0nbb', 1, 'shipping', 17500),
  ('0w3rn20q0jzh7ezatp91tmgfes', 1, 'shipping', 17500),
  ('zde1t4d92v9jcswegc3n1hs193', 1, 'shipping', 15000),
  ('mgzanhmhf6kx7exaprwnr8vy1h', 1, 'shipping', 17500),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 1, 'shipping', 17500),
  ('a4w3g8bvjrsjpss5yxjatzdswm', 1, 'shipping', 17500),
  ('vf655s48b84wjp84aas0a6p1rt', 1, 'shipping', 15000),
  ('3rjzg0nv4045nt6esc7e5z3238', 1, 'shipping', 15000),
  ('dse3hna936xmsxyx5a5hgwvq3e', 1, 'shipping', 15000),
  ('q0d1zw81719a7bjtgbmeehc5gg', 2, 'points', -2000),
  ('5dackd4k993rmm38rqkx464px3', 2, 'points', -1500),
  ('2trhjh8a7xajc3j2yhc2pj0nbb', 2, 'points', -1000),
  ('zde1t4d92v9jcswegc3n1hs193', 2, 'points', -1200),
  ('mgzanhmhf6kx7exaprwnr8vy1h', 2, 'points', -41500);
insert into payment (id, order_id, method, amount, state, taken_by, at) values
  ('ghdxyfxt373a0hmx2fqzp6v9zj', 'ghdxyfxt373a0hmx2fqzp6v9zj', 'cod', 767500, 'taken', 'clerk', 1736072280000),
  ('q0d1zw81719a7bjtgbmeehc5gg', 'q0d1zw81719a7bjtgbmeehc5gg', 'cod', 213350, 'due', null, 1736072400000),
  ('wa23c5t7edcahjskj4czp246f9', 'wa23c5t7edcahjskj4czp246f9', 'card', 217300, 'due', null, 1736072520000),
  ('16wywrp22fb3ajp6x2z4y22p48', '16wywrp22fb3ajp6x2z4y22p48', 'cod', 92000, 'due', null, 1736072700000),
  ('5dackd4k993rmm38rqkx464px3', '5dackd4k993rmm38rqkx464px3', 'cod', 113950, 'due', null, 1736072880000),
  ('2trhjh8a7xajc3j2yhc2pj0nbb', '2trhjh8a7xajc3j2yhc2pj0nbb', 'cod', 114450, 'void', null, 1736073180000),
  ('0w3rn20q0jzh7ezatp91tmgfes', '0w3rn20q0jzh7ezatp91tmgfes', 'cod', 1892500, 'taken', 'clerk', 1736073420000),
  ('zde1t4d92v9jcswegc3n1hs193', 'zde1t4d92v9jcswegc3n1hs193', 'cod', 37800, 'due', null, 1736073540000),
  ('mgzanhmhf6kx7exaprwnr8vy1h', 'mgzanhmhf6kx7exaprwnr8vy1h', 'cod', 0, 'due', null, 1736073720000),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 'm50vnxmdmm2wkzsst9kxyq1t0a', 'cod', 757500, 'taken', 'clerk', 1736074080000),
  ('a4w3g8bvjrsjpss5yxjatzdswm', 'a4w3g8bvjrsjpss5yxjatzdswm', 'cod', 41500, 'void', null, 1736074680000),
  ('vf655s48b84wjp84aas0a6p1rt', 'vf655s48b84wjp84aas0a6p1rt', 'cod', 65000, 'due', null, 1736074800000),
  ('3rjzg0nv4045nt6esc7e5z3238', '3rjzg0nv4045nt6esc7e5z3238', 'cod', 63000, 'void', null, 1736074980000),
  ('dse3hna936xmsxyx5a5hgwvq3e', 'dse3hna936xmsxyx5a5hgwvq3e', 'cod', 114900, 'taken', 'clerk', 1736075280000);
insert into cart_line (account_id, product_id, colour, quantity, added_at) values
  ('amina', 'lastmango', '', 1, 1736073780000),
  ('amina', 'chai', '', 2, 1736073780001);
insert into order_to_count (order_id, delivered_at) values
  ('ghdxyfxt373a0hmx2fqzp6v9zj', 1736072280000),
  ('0w3rn20q0jzh7ezatp91tmgfes', 1736073420000),
  ('m50vnxmdmm2wkzsst9kxyq1t0a', 1736074080000),
  ('dse3hna936xmsxyx5a5hgwvq3e', 1736075280000);
insert into refund_payment (return_id, id, method, amount, points, note, at, account_id, nth) values
  ('vnnrb9tq90da2b1ymp44wfef2y', 'vnnrb9tq90da2b1ymp44wfef2y', 'earlier', 40000, 0, '', 1736074260000, 'clerk', 1);
