-- Requested deletions of accounts. A daily task erases the accounts that are due. Until then the owner can cancel the
-- request. `paused` lists the vacancies and offers that the request unpublished: cancelling publishes them again.
create table account_deletions (
  user_id int primary key references users on delete cascade,
  requested_at timestamptz not null,
  erase_at timestamptz not null,
  paused jsonb not null
);
create index account_deletions_due on account_deletions (erase_at);

-- `erased_at` marks the empty account that rooms and bids of other people refer to after an erasure.
alter table users
  add column erased_at timestamptz,
  add column exported_at timestamptz;
create index users_erased on users (id) where erased_at is not null;
