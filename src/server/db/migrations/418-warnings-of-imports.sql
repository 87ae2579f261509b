-- Why the pay of a row should be checked before the import.
alter table import_rows add column warnings jsonb not null default '[]';
