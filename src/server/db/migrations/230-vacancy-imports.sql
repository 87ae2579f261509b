-- Where an employer imports vacancies from: files, or the address of a feed or page.
create table import_sources (
  id serial primary key,
  user_id int not null references users on delete cascade,
  name text not null,
  -- Null: the employer uploads files.
  url text,
  daily boolean not null,
  -- Fields of the vacancy form for rows that lack them.
  defaults jsonb not null,
  created_at timestamptz not null,
  check (url is not null or not daily)
);
create index import_sources_user on import_sources (user_id);
-- The last import of each source.
create table import_runs (
  id serial primary key,
  source_id int not null unique references import_sources on delete cascade,
  state text not null check (state in ('reading', 'ready', 'importing', 'done', 'failed')),
  -- The uploaded file until its rows are stored; null: fetched from the source's address.
  file bytea,
  -- Why no row could be read.
  failure text,
  -- Whether the rows are imported without a confirmation by the employer.
  is_daily boolean not null,
  created_at timestamptz not null,
  -- The time of the last progress: a stalled run is continued.
  moved_at timestamptz not null
);
create index import_runs_moving on import_runs (moved_at) where state in ('reading', 'importing');
-- What the run does with each row of the feed, and with each vacancy that the feed no longer has.
create table import_rows (
  run_id int not null references import_runs on delete cascade,
  position int not null,
  line int,
  external_id text not null,
  title text,
  change text not null check (change in ('new', 'changed', 'unchanged', 'ended', 'invalid')),
  form jsonb,
  hash text,
  problems jsonb not null,
  is_done boolean not null default false,
  primary key (run_id, position)
);
create index import_rows_open on import_rows (run_id, position) where not is_done;
-- The vacancy of each row of a source, with the hash of the row's form at the last import.
create table imported_vacancies (
  source_id int not null references import_sources on delete cascade,
  external_id text not null,
  -- Null: the employer has deleted it.
  vacancy_id int references vacancies on delete set null,
  hash text not null,
  primary key (source_id, external_id)
);
create index imported_vacancies_vacancy on imported_vacancies (vacancy_id);
