-- A warning about an account is also a notification, so that a person without a confirmed address reads it.
alter table notifications drop constraint notifications_subject_type_check;
alter table notifications add constraint notifications_subject_type_check
  check (subject_type in ('room', 'vacancy', 'job', 'search', 'import', 'page', 'account'));
