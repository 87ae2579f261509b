-- Staff can remove a reported message from its room, and hide a profile. Both can be taken back after an objection.
-- `revision` counts the changes of a message by staff, so that devices keep the newest version.
alter table messages add column removed_at timestamptz;
alter table messages add column removed_reason text;
alter table messages add column removed_ground text;
alter table messages add column revision int not null default 0;
create index messages_revised on messages (room_id) where revision > 0;
alter table users add column profile_hidden_at timestamptz;
alter table users add column profile_hidden_reason text;
alter table users add column profile_hidden_ground text;
-- The picture of a hidden profile: nobody but its owner sees it.
alter table users add column hidden_url_img text;
alter table objections drop constraint objections_subject_type_check;
alter table objections add constraint objections_subject_type_check
  check (subject_type in ('vacancy', 'offer', 'report', 'account', 'message', 'profile'));
create trigger forget_open_objections after delete on messages
  for each row execute function forget_open_objections('message');
