-- A temporary password is valid beside the user's own until it is used or expires (accounts/temporary-password.ts).
-- After use it replaces the user's own password. It opens no second session, but confirms the choice of a new password.
alter table users
  add column temporary_password_hash text,
  add column temporary_password_expires_at timestamptz,
  add column password_used_up boolean not null default false;

-- When the previous token was revoked: at the last refresh that returned its successor (accounts/session-rules.ts).
alter table sessions add column previous_revoked_at timestamptz;
