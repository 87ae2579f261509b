-- Lists are filtered by the hours a week; null when the vacancy does not say.
alter table search_jobs add column hours_per_week numeric(5, 2);
update search_jobs set hours_per_week = v.hours_per_week from vacancies v
where v.id = search_jobs.id and v.hours_per_week is not null;

create or replace function search_put_jobs(vacancy_ids int[]) returns void language sql as $$
  insert into search_jobs (id, published_at, expires_at, city_id, rubric_id, pay_cents, month_cents, facets, start_date,
    hours_per_week, title, words)
  select v.id, v.published_at, v.expires_at, v.city_id, v.rubric_id, round(v.pay_amount * 100)::int,
    search_month_cents(v.pay_type, v.pay_amount, v.hours_per_week),
    search_facets(v.pay_type, v.employment_type, v.employer_kind, v.german_level, v.language, v.shift_pattern,
      v.accommodation), v.start_date, v.hours_per_week, v.title,
    search_vector(v.title, concat_ws(' ', v.description, v.requirements::text, v.responsibilities::text, v.company_name),
      v.language, v.rubric_id, v.city_id, v.published_at)
  from vacancies v join users on users.id = v.user_id
  where v.id = any(vacancy_ids) and v.approved_at is not null and v.published and v.closed_at is null
    and v.published_at is not null and v.expires_at is not null and users.blocked_at is null
  for share of users
  on conflict (id) do update set published_at = excluded.published_at, expires_at = excluded.expires_at,
    city_id = excluded.city_id, rubric_id = excluded.rubric_id, pay_cents = excluded.pay_cents,
    month_cents = excluded.month_cents, facets = excluded.facets, start_date = excluded.start_date,
    hours_per_week = excluded.hours_per_week, title = excluded.title, words = excluded.words
$$;
