-- What the employer offers as a place to live; null when the vacancy does not say.
alter table vacancies add column accommodation text;

-- The accommodation is the leading digit, so that existing numbers stay valid. shift_pattern is already the remainder of a
-- division (045-shift-pattern.sql), so its generated columns stay valid too.
drop function search_facets(text, text, text, text, text, text);
create function search_facets(pay_type text, employment_type text, employer_kind text, german_level text, language text,
  shift_pattern text default null, accommodation text default null)
returns smallint language sql immutable parallel safe as $$
  select ((((((coalesce(array_position(array['free', 'paid'], accommodation), 0) * 6
    + coalesce(array_position(array['day', 'late', 'night', 'weekend', 'rotating'], shift_pattern), 0)) * 2
    + array_position(array['per_month', 'per_hour'], pay_type) - 1) * 5
    + array_position(array['full_time', 'part_time', 'mini_job', 'temporary', 'one_off'], employment_type) - 1) * 3
    + array_position(array['company', 'agency', 'household'], employer_kind) - 1) * 7
    + array_position(array['none', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2'], german_level) - 1) * 4
    + array_position(array['en', 'ru', 'pl', 'de'], language) - 1)::smallint
$$;

create or replace function search_put_jobs(vacancy_ids int[]) returns void language sql as $$
  insert into search_jobs (id, published_at, expires_at, city_id, rubric_id, pay_cents, month_cents, facets, title, words)
  select v.id, v.published_at, v.expires_at, v.city_id, v.rubric_id, round(v.pay_amount * 100)::int,
    search_month_cents(v.pay_type, v.pay_amount, v.hours_per_week),
    search_facets(v.pay_type, v.employment_type, v.employer_kind, v.german_level, v.language, v.shift_pattern,
      v.accommodation), v.title,
    search_vector(v.title, concat_ws(' ', v.description, v.requirements::text, v.responsibilities::text, v.company_name),
      v.language, v.rubric_id, v.city_id, v.published_at)
  from vacancies v join users on users.id = v.user_id
  where v.id = any(vacancy_ids) and v.approved_at is not null and v.published and v.closed_at is null
    and v.published_at is not null and v.expires_at is not null and users.blocked_at is null
  for share of users
  on conflict (id) do update set published_at = excluded.published_at, expires_at = excluded.expires_at,
    city_id = excluded.city_id, rubric_id = excluded.rubric_id, pay_cents = excluded.pay_cents,
    month_cents = excluded.month_cents, facets = excluded.facets, title = excluded.title, words = excluded.words
$$;

drop trigger search_vacancy on vacancies;
create trigger search_vacancy after update of title, rubric_id, city_id, pay_type, pay_amount, hours_per_week,
  description, requirements, responsibilities, company_name, employment_type, employer_kind, german_level, language,
  shift_pattern, accommodation, published, approved_at, published_at, expires_at, closed_at, user_id
  on vacancies for each row execute function search_on_vacancy();

alter table search_jobs add column accommodation smallint generated always as (facets / 5040 % 3) stored;
alter table search_offers add column accommodation smallint generated always as (facets / 5040 % 3) stored;

-- These indexes answer filtered lists without the table.
drop index search_jobs_new;
drop index search_jobs_city;
drop index search_jobs_rubric;
create index search_jobs_new on search_jobs (published_at desc, id desc)
  include (expires_at, rubric_id, facets, pay_type, employment_type, employer_kind, german_level, language, shift_pattern,
    accommodation, pay_cents, month_cents);
create index search_jobs_city on search_jobs (city_id, published_at desc, id desc)
  include (expires_at, rubric_id, facets, pay_type, employment_type, employer_kind, german_level, language, shift_pattern,
    accommodation, pay_cents, month_cents);
create index search_jobs_rubric on search_jobs (rubric_id, published_at desc, id desc)
  include (expires_at, facets, pay_type, employment_type, employer_kind, german_level, language, shift_pattern,
    accommodation, pay_cents, month_cents);
