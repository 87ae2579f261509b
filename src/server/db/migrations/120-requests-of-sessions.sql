-- The last request of each session, also of hidden tabs, which do not count as presence (last_used_at).
alter table sessions add column requested_at timestamptz not null default now();
update sessions set requested_at = last_used_at;
