-- Lists are filtered by the first day of work; null when it can begin at any time.
alter table search_jobs add column start_date date;
update search_jobs set start_date = v.start_date from vacancies v
where v.id = search_jobs.id and v.start_date is not null;

create or replace function search_put_jobs(vacancy_ids int[]) returns void language sql as $$
  insert into search_jobs (id, published_at, expires_at, city_id, rubric_id, pay_cents, month_cents, facets, start_date, title,
    words)
  select v.id, v.published_at, v.expires_at, v.city_id, v.rubric_id, round(v.pay_amount * 100)::int,
    search_month_cents(v.pay_type, v.pay_amount, v.hours_per_week),
    search_facets(v.pay_type, v.employment_type, v.employer_kind, v.german_level, v.language, v.shift_pattern,
      v.accommodation), v.start_date, v.title,
    search_vector(v.title, concat_ws(' ', v.description, v.requirements::text, v.responsibilities::text, v.company_name),
      v.language, v.rubric_id, v.city_id, v.published_at)
  from vacancies v join users on users.id = v.user_id
  where v.id = any(vacancy_ids) and v.approved_at is not null and v.published and v.closed_at is null
    and v.published_at is not null and v.expires_at is not null and users.blocked_at is null
  for share of users
  on conflict (id) do update set published_at = excluded.published_at, expires_at = excluded.expires_at,
    city_id = excluded.city_id, rubric_id = excluded.rubric_id, pay_cents = excluded.pay_cents,
    month_cents = excluded.month_cents, facets = excluded.facets,
    start_date = excluded.start_date, title = excluded.title, words = excluded.words
$$;

drop trigger search_vacancy on vacancies;
create trigger search_vacancy after update of title, rubric_id, city_id, pay_type, pay_amount, hours_per_week,
  description, requirements, responsibilities, company_name, employment_type, employer_kind, german_level, language,
  shift_pattern, accommodation, start_date, published, approved_at, published_at, expires_at, closed_at, user_id
  on vacancies for each row execute function search_on_vacancy();
