-- When the feed was last read to its end: only a feed that worked lately shows by its silence that our own network is away.
alter table import_sources add column read_at timestamptz;
update import_sources s set read_at = now()
where failed_nights = 0 and exists (select from imported_vacancies i where i.source_id = s.id);
