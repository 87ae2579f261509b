-- A mailed password stays valid beside the next one, so that a stranger's request does not void it while its owner types it.
alter table users
  add column former_temporary_password_hash text,
  add column former_temporary_password_expires_at timestamptz;
