-- When the work is done during the day or week; null when the vacancy does not say.
alter table vacancies add column shift_pattern text;

-- The shift pattern is the leading digit, so that existing numbers stay valid.
drop function search_terms(text, text, text, text, text);
create function search_terms(pay_type text, employment_type text, employer_kind text, german_level text, language text,
  shift_pattern text default null)
returns smallint language sql immutable parallel safe as $$
  select (((((coalesce(array_position(array['day', 'late', 'night', 'weekend', 'rotating'], shift_pattern), 0) * 2
    + array_position(array['per_month', 'per_hour'], pay_type) - 1) * 5
    + array_position(array['full_time', 'part_time', 'mini_job', 'temporary', 'one_off'], employment_type) - 1) * 3
    + array_position(array['company', 'agency', 'household'], employer_kind) - 1) * 7
    + array_position(array['none', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2'], german_level) - 1) * 4
    + array_position(array['en', 'ru', 'pl', 'de'], language) - 1)::smallint
$$;

create or replace function search_put_jobs(vacancy_ids int[]) returns void language sql as $$
  insert into search_jobs (id, published_at, expires_at, city_id, rubric_id, pay_cents, month_cents, terms, title, words)
  select v.id, v.published_at, v.expires_at, v.city_id, v.rubric_id, round(v.pay_amount * 100)::int,
    search_month_cents(v.pay_type, v.pay_amount, v.hours_per_week),
    search_terms(v.pay_type, v.employment_type, v.employer_kind, v.german_level, v.language, v.shift_pattern), v.title,
    search_vector(v.title, concat_ws(' ', v.description, v.requirements::text, v.responsibilities::text, v.company_name),
      v.language, v.rubric_id, v.city_id, v.published_at)
  from vacancies v join users on users.id = v.user_id
  where v.id = any(vacancy_ids) and v.approved_at is not null and v.published and v.closed_at is null
    and v.published_at is not null and v.expires_at is not null and users.blocked_at is null
  for share of users
  on conflict (id) do update set published_at = excluded.published_at, expires_at = excluded.expires_at,
    city_id = excluded.city_id, rubric_id = excluded.rubric_id, pay_cents = excluded.pay_cents,
    month_cents = excluded.month_cents, terms = excluded.terms, title = excluded.title, words = excluded.words
$$;

drop trigger search_vacancy on vacancies;
create trigger search_vacancy after update of title, rubric_id, city_id, pay_type, pay_amount, hours_per_week,
  description, requirements, responsibilities, company_name, employment_type, employer_kind, german_level, language,
  shift_pattern, published, approved_at, published_at, expires_at, closed_at, user_id
  on vacancies for each row execute function search_on_vacancy();

-- pay_type was the quotient of the number by the lower digits; now another digit precedes it.
alter table search_jobs drop column pay_type,
  add column pay_type smallint generated always as (terms / 420 % 2) stored,
  add column shift_pattern smallint generated always as (terms / 840 % 6) stored;
alter table search_offers drop column pay_type,
  add column pay_type smallint generated always as (terms / 420 % 2) stored,
  add column shift_pattern smallint generated always as (terms / 840 % 6) stored;

-- These indexes include the dropped column and were dropped with it.
create index search_jobs_new on search_jobs (published_at desc, id desc)
  include (expires_at, rubric_id, terms, pay_type, employment_type, employer_kind, german_level, language, shift_pattern,
    pay_cents, month_cents);
create index search_jobs_city on search_jobs (city_id, published_at desc, id desc)
  include (expires_at, rubric_id, terms, pay_type, employment_type, employer_kind, german_level, language, shift_pattern,
    pay_cents, month_cents);
create index search_jobs_rubric on search_jobs (rubric_id, published_at desc, id desc)
  include (expires_at, terms, pay_type, employment_type, employer_kind, german_level, language, shift_pattern, pay_cents,
    month_cents);
