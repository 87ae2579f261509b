-- The role to which an account returns when it is no longer staff. Null for accounts that were made as staff.
alter table users add column role_before_staff text check (role_before_staff in ('worker', 'boss'));
