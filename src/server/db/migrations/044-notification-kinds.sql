-- Only the contract lists the kinds (shared/contract/notifications.ts), so that a new kind needs no migration.
alter table notifications drop constraint notifications_kind_check;
