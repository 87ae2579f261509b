-- The number of open positions and the address of the work place. Both are optional and public.
alter table vacancies add column positions int not null default 1, add column street text, add column postal_code text;
