-- The hash of the ADMIN_EMAIL and ADMIN_PASSWORD that were applied last, so that they are applied once.
alter table app_options add column admin_hash text;
