-- Vacancies that a moderator approves together have a batch in common. Their owner is told once, in one mail.
alter table held_approvals add column batch uuid;
-- Approved, but not announced to the owner yet. The rows are deleted when the mail is queued.
create table batch_approvals (
  batch uuid not null,
  vacancy_id int not null references vacancies on delete cascade,
  user_id int not null references users on delete cascade,
  primary key (batch, vacancy_id)
);
create index batch_approvals_vacancy on batch_approvals (vacancy_id);
create index batch_approvals_user on batch_approvals (user_id);
