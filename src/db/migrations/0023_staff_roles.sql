-- Roles are rows: a further one is an insert, not a table built anew for another check.
create table staff_role (name text primary key);
insert into staff_role (name) values
  ('owner'), ('manager'), ('packer'), ('rider'), ('content'), ('viewer');

create table staff_account (
  account_id text primary key references account (id),
  role text not null references staff_role (name),
  since bigint not null
);
insert into staff_account (account_id, role, since)
  select account_id, case role when 'clerk' then 'manager' else role end, since from staff_member;
drop table staff_member;
alter table staff_account rename to staff_member;
