-- The columns of `users`. `second_role`: the role that a user added after the registration. `role` is the one in use.
-- `company_of_employer`: the company belongs to the role of employer alone; the job seeker shows the person's name.
alter table users add column second_role text check (second_role in ('worker', 'boss'));
alter table users add column company_of_employer boolean not null default false;
