-- `is_change`: the token confirms an address that an account changes to; the address counts when the token is used.
alter table email_tokens add column is_change boolean not null default false;
create index email_tokens_user on email_tokens (user_id);
-- In a session opened with a temporary password, a new password can be chosen without typing that one again.
alter table sessions add column by_temporary_password boolean not null default false;
