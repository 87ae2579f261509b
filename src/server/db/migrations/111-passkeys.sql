-- Passkeys of accounts (WebAuthn). Public keys only.
create table passkeys (
  id serial primary key,
  user_id int not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- An unsigned 32-bit number, which no integer type of both engines' drivers gives as a number.
  counter double precision not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Challenges for authenticators, one use each. The user is null for a login by passkey alone.
create table passkey_requests (
  challenge_hash text primary key,
  user_id int references users on delete cascade,
  purpose text not null,
  expires_at timestamptz not null
);
create index passkey_requests_user on passkey_requests (user_id);
