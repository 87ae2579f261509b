-- The public key that a device has subscribed with. Devices of earlier releases have none.
alter table push_subscriptions add column vapid_key text;
