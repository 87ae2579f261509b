-- The reason of a decision, where the title names its subject.
alter table notifications add column reason text;
