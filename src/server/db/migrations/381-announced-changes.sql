-- A change of the terms or the privacy policy that people are told of (announcements/announce-change-task.ts). One for each version.
create table announced_changes (
  id serial primary key,
  page_id int not null references pages (id) on delete cascade,
  version int not null,
  summaries jsonb not null,
  in_force_on date not null,
  author_id int references users on delete set null,
  created_at timestamptz not null,
  -- Everybody up to this id has been told.
  last_user_id int not null default 0,
  told int not null default 0,
  done_at timestamptz,
  constraint announced_changes_once unique (page_id, version)
);
alter table notifications drop constraint notifications_subject_type_check;
alter table notifications add constraint notifications_subject_type_check
  check (subject_type in ('room', 'vacancy', 'job', 'search', 'import', 'page'));
