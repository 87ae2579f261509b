-- Since when moderators read only a sample of a source's vacancies; null: they read all.
alter table import_sources add column trusted_at timestamptz;
