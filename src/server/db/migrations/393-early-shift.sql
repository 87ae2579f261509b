-- The early shift is a new first value of shift_pattern, so its digit and those above it change. All rows are packed again.
create or replace function search_facets(pay_type text, employment_type text, employer_kind text, german_level text,
  language text, shift_pattern text default null, accommodation text default null)
returns smallint language sql immutable parallel safe as $$
  select ((((((coalesce(array_position(array['free', 'paid'], accommodation), 0) * 7
    + coalesce(array_position(array['early', 'day', 'late', 'night', 'weekend', 'rotating'], shift_pattern), 0)) * 2
    + array_position(array['per_month', 'per_hour'], pay_type) - 1) * 5
    + array_position(array['full_time', 'part_time', 'mini_job', 'temporary', 'one_off'], employment_type) - 1) * 3
    + array_position(array['company', 'agency', 'household'], employer_kind) - 1) * 7
    + array_position(array['none', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2'], german_level) - 1) * 4
    + array_position(array['en', 'ru', 'pl', 'de'], language) - 1)::smallint
$$;

-- Their expressions are remainders of the old digits. The indexes include them and are dropped with them.
alter table search_jobs drop column shift_pattern, drop column accommodation;
alter table search_offers drop column shift_pattern, drop column accommodation;

update search_jobs set facets = search_facets(v.pay_type, v.employment_type, v.employer_kind, v.german_level, v.language,
  v.shift_pattern, v.accommodation)
from vacancies v
where v.id = search_jobs.id and (v.shift_pattern is not null or v.accommodation is not null);

alter table search_jobs
  add column shift_pattern smallint generated always as (facets / 840 % 7) stored,
  add column accommodation smallint generated always as (facets / 5880 % 3) stored;
alter table search_offers
  add column shift_pattern smallint generated always as (facets / 840 % 7) stored,
  add column accommodation smallint generated always as (facets / 5880 % 3) stored;

create index search_jobs_new on search_jobs (published_at desc, id desc)
  include (expires_at, rubric_id, facets, pay_type, employment_type, employer_kind, german_level, language, shift_pattern,
    accommodation, pay_cents, month_cents);
create index search_jobs_city on search_jobs (city_id, published_at desc, id desc)
  include (expires_at, rubric_id, facets, pay_type, employment_type, employer_kind, german_level, language, shift_pattern,
    accommodation, pay_cents, month_cents);
create index search_jobs_rubric on search_jobs (rubric_id, published_at desc, id desc)
  include (expires_at, facets, pay_type, employment_type, employer_kind, german_level, language, shift_pattern,
    accommodation, pay_cents, month_cents);
