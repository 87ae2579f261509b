-- An authenticator app (RFC 6238) of an account. Secrets are encrypted with a key that is not in the database. A new
-- secret stays in `pending_secret` until a code of it is confirmed. The former one works until then.
create table totp_factors (
  user_id int primary key references users on delete cascade,
  sealed_secret text,
  confirmed_at timestamptz,
  -- The time step of the last accepted code: no code is accepted twice.
  last_used_step int,
  pending_secret text,
  pending_at timestamptz
);

-- Each code works once. The codes of one set share their salt, so that a typed code is hashed once and not ten times.
create table recovery_codes (
  user_id int not null references users on delete cascade,
  code_hash text not null,
  salt text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Sign-ins whose password was right and whose second step is missing. Only the hash of the challenge is stored.
create table sign_in_challenges (
  token_hash text primary key,
  user_id int not null references users on delete cascade,
  -- A hash of the password hash that was right: a new password ends the sign-in.
  proof text not null,
  is_temporary boolean not null,
  device text not null,
  attempts int not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenges_user on sign_in_challenges (user_id);
