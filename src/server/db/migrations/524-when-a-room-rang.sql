-- When the push of a room last made a sound, so that many messages do not ring all night.
alter table notifications add column rang_at timestamptz;
