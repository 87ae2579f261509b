-- Changed rows of the search, for processes that have them in memory (decisions/008). Rows name their transaction,
-- because transactions commit in another order than they begin.
create table search_changes (
  seq bigint primary key generated always as identity,
  tx bigint not null default pg_current_xact_id()::text::bigint,
  kind text not null,
  row_id int not null,
  noted_at timestamptz not null default now()
);
create index search_changes_tx on search_changes (kind, tx);
create index search_changes_noted on search_changes (noted_at);

create function search_note_new() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, row_id) select tg_argv[0], id from changed;
  return null;
end $$;

create trigger search_jobs_added after insert on search_jobs referencing new table as changed
  for each statement execute function search_note_new('jobs');
create trigger search_jobs_changed after update on search_jobs referencing new table as changed
  for each statement execute function search_note_new('jobs');
create trigger search_jobs_gone after delete on search_jobs referencing old table as changed
  for each statement execute function search_note_new('jobs');
create trigger search_offers_added after insert on search_offers referencing new table as changed
  for each statement execute function search_note_new('offers');
create trigger search_offers_changed after update on search_offers referencing new table as changed
  for each statement execute function search_note_new('offers');
create trigger search_offers_gone after delete on search_offers referencing old table as changed
  for each statement execute function search_note_new('offers');
