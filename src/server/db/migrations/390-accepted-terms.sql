-- The version of the terms of use that a user accepted last (at the registration or with a second role), and when.
alter table users add column terms_version text;
alter table users add column terms_accepted_at timestamptz;
