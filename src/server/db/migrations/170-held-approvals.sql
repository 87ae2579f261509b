-- Approvals that a moderator can still undo. The row is deleted when the approval takes effect or is undone.
create table held_approvals (
  id serial primary key,
  vacancy_id int not null unique references vacancies on delete cascade,
  moderator_id int not null references users on delete cascade,
  version int not null,
  due_at timestamptz not null
);
create index held_approvals_moderator on held_approvals (moderator_id);
