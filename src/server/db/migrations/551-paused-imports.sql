-- The daily reading of a source pauses when it has failed several times in a row.
alter table import_sources add column failed_nights int not null default 0;
alter table import_sources add column paused_at timestamptz;
