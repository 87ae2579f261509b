-- A rejection can be undone for ten seconds, as an approval. Without a reason the row is an approval.
alter table held_approvals add column reason text;
alter table held_approvals add column ground text;
-- So can the decision about a report: it is applied when it is due.
create table held_report_decisions (
  id serial primary key,
  report_id int not null unique references reports on delete cascade,
  moderator_id int not null references users on delete cascade,
  decision jsonb not null,
  due_at timestamptz not null
);
create index held_report_decisions_moderator on held_report_decisions (moderator_id);
