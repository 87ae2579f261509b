-- An offer that was taken down is also a notification, so that an author without a confirmed address learns of it.
alter table notifications drop constraint notifications_subject_type_check;
alter table notifications add constraint notifications_subject_type_check
  check (subject_type in ('room', 'vacancy', 'offer', 'job', 'search', 'import', 'page', 'account'));
