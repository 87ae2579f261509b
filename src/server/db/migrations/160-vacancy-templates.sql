-- Texts that an employer starts new vacancies from. Nobody else sees them.
create table vacancy_templates (
  id serial primary key,
  user_id int not null references users on delete cascade,
  name text not null,
  text jsonb not null,
  created_at timestamptz not null
);
create index vacancy_templates_user on vacancy_templates (user_id);
