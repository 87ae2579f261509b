-- The night whose schedule has begun a run: when the feeds of a night all failed, our own network was away.
alter table import_runs add column night timestamptz;
