-- The end of a temporary block. Null for a block that lasts until a moderator ends it.
alter table users add column blocked_until timestamptz;
create index users_paused on users (blocked_until) where blocked_until is not null;
