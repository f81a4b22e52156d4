-- Changing prices and reading wholesale prices are permissions of their own now: a token keeps what it could do before.
update access_token set permissions = replace(permissions, '"product.write"', '"product.write","price.write"')
where permissions like '%"product.write"%';
update access_token set permissions = replace(permissions, '"product.import"', '"product.import","price.write"')
where permissions like '%"product.import"%' and permissions not like '%"price.write"%';
update access_token set permissions = replace(permissions, '"product.read"', '"product.read","wholesale.read"')
where permissions like '%"product.read"%';
