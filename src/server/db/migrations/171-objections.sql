-- Objections of employers to the rejection or take-down of a vacancy (Art. 20 DSA).
create table objections (
  id serial primary key,
  vacancy_id int not null references vacancies on delete cascade,
  text text not null,
  -- The reason of the decision, and who made it; null when that account is deleted.
  reason text not null,
  decided_by int references users on delete set null,
  created_at timestamptz not null,
  -- Null until staff have decided about the objection.
  outcome text check (outcome in ('overturned', 'upheld')),
  outcome_at timestamptz
);
create unique index objections_open on objections (vacancy_id) where outcome is null;
create index objections_vacancy on objections (vacancy_id);
create index objections_decided_by on objections (decided_by);
create index objections_created on objections (created_at);
