-- Jobs that a job seeker does not want to see in lists.
create table hidden_jobs (
  user_id int not null references users on delete cascade,
  vacancy_id int not null references vacancies on delete cascade,
  hidden_at timestamptz not null,
  primary key (user_id, vacancy_id)
);
create index hidden_jobs_vacancy on hidden_jobs (vacancy_id);
