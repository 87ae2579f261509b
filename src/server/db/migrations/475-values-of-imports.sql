-- What a row had at its last import tells edits by hand from changes of the feed. Without it, each other value of the feed counts as changed.
alter table imported_vacancies add column form jsonb;
update imported_vacancies i set form = r.form
  from import_rows r join import_runs u on u.id = r.run_id
  where u.source_id = i.source_id and r.external_id = i.external_id and r.hash = i.hash and r.form is not null;
-- Which fields a row changes, with the values before.
alter table import_rows add column changes jsonb not null default '[]';
-- When a person, not an import, has last changed the text.
alter table vacancies add column edited_at timestamptz;
