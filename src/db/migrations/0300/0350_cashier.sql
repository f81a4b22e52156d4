insert into staff_role (name) values ('cashier');
