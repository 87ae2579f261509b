-- When a notification was delivered to screens and devices.
alter table notifications rename column told_at to notified_at;
