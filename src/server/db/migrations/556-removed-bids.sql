-- Staff can take a reported bid down. The employer no longer sees it; after an objection it can be shown again. A restored
-- bid gets the days to be answered anew.
alter table bids add column removed_at timestamptz;
alter table bids add column removed_reason text;
alter table bids add column removed_ground text;
alter table bids add column restored_at timestamptz;
create index bids_removed on bids (user_id) where removed_at is not null;
alter table objections drop constraint objections_subject_type_check;
alter table objections add constraint objections_subject_type_check
  check (subject_type in ('vacancy', 'offer', 'report', 'account', 'message', 'profile', 'bid'));
create trigger forget_open_objections after delete on bids
  for each row execute function forget_open_objections('bid');
