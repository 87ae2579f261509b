-- `is_change`: the token confirms the new address of an account. The change takes effect when the token is used.
alter table email_tokens add column is_change boolean not null default false;
create index email_tokens_user on email_tokens (user_id);
-- A session opened with a temporary password can choose a new password without typing the temporary one again.
alter table sessions add column by_temporary_password boolean not null default false;
