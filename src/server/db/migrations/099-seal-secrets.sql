-- The secret from which an account's key for encrypted unsent work is derived. It is independent of JWT_SECRET: a new
-- JWT_SECRET ends all sessions, and the devices must still be able to decrypt their work after the next login.
alter table users add column seal_secret uuid not null default gen_random_uuid();
