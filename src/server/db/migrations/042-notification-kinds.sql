-- The contract lists the kinds (shared/contract/notifications.ts) and the code knows no other: one list is enough.
alter table notifications drop constraint notifications_kind_check;
