-- Notifications may be about a source of imported vacancies.
alter table notifications drop constraint notifications_subject_type_check;
alter table notifications add constraint notifications_subject_type_check
  check (subject_type in ('room', 'vacancy', 'job', 'search', 'import'));
