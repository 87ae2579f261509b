-- Objections to decisions about vacancies, offers, dismissed reports and blocked accounts. Vacancies and reports are decided
-- in their own queues, offers and accounts in that of objections.
alter table objections add column subject_type text not null default 'vacancy'
  check (subject_type in ('vacancy', 'offer', 'report', 'account'));
alter table objections alter column subject_type drop default;
alter table objections rename column vacancy_id to subject_id;
alter table objections drop constraint objections_vacancy_id_fkey;
alter table objections add column title text not null default '';
alter table objections alter column title drop default;
-- Who objects; null for a reporter without an account.
alter table objections add column author_id int references users on delete cascade;
update objections set title = v.title, author_id = v.user_id from vacancies v where v.id = subject_id;
-- The reason of the second decision, and who made it.
alter table objections add column answer text;
alter table objections add column answered_by int references users on delete set null;
drop index objections_open;
drop index objections_vacancy;
create unique index objections_open on objections (subject_type, subject_id) where outcome is null;
create index objections_subject on objections (subject_type, subject_id);
create index objections_author on objections (author_id);
create index objections_answered_by on objections (answered_by);
create index reports_subject on reports (type, subject_id);
