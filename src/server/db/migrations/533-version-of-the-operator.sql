-- Counts the changes of the operator's data, so that two administrators do not undo each other's.
alter table app_options add column operator_version int not null default 1;
