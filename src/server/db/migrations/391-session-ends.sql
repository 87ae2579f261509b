-- The login page says why a session has ended. Sessions that ended before this release have no reason.
alter table sessions add column end_reason text
  check (end_reason in ('signed_out', 'password_changed', 'blocked', 'deletion', 'staff', 'reused'));
