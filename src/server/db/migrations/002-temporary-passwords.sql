-- A mailed password waits beside the user's own until it is used or its time is over (accounts/temporary-password.ts).
-- Used, it takes the place of the own one but opens no further session: it only confirms the choice of a new one.
alter table users
  add column temporary_password_hash text,
  add column temporary_password_expires_at timestamptz,
  add column password_used_up boolean not null default false;

-- When the previous token was revoked, which is when its successor was last handed out (accounts/session-rules.ts).
alter table sessions add column previous_revoked_at timestamptz;
