-- What an account's key for unsent work on its devices is made from. A new JWT_SECRET ends all sessions, and must not make
-- what the devices then lock unreadable for ever.
alter table users add column seal_secret uuid not null default gen_random_uuid();
