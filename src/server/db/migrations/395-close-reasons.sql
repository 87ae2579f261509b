-- Why a vacancy is closed: its employer has filled it, or an import no longer contains it. Null also when it was closed
-- before this release.
alter table vacancies add column close_reason text check (close_reason in ('filled', 'not_in_import'));
-- Of a file, only new and changed vacancies are imported unless the employer chooses otherwise; a feed replaces all.
alter table import_runs add column is_upload boolean not null default false;
