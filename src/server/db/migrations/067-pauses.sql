-- A block that ends by itself: a pause. Null: until a moderator unblocks the account.
alter table users add column blocked_until timestamptz;
create index users_paused on users (blocked_until) where blocked_until is not null;
