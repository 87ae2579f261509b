-- How many people are wanted, and where the work is, as far as the employer says it: everybody can read it.
alter table vacancies add column positions int not null default 1, add column street text, add column postal_code text;
