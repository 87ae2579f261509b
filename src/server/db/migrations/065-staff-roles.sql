-- Determines the rights of an account with the role `admin` (shared/rules/staff-rights.ts).
alter table users add column staff_role text;
update users set staff_role = 'administrator' where role = 'admin';
alter table users add constraint users_staff_role check (
  case when role = 'admin' then staff_role is not null and staff_role in ('moderator', 'editor', 'administrator')
    else staff_role is null end
);
