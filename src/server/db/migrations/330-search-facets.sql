-- The number of a row's facets and its function get the name that the code uses. Both held "terms" before, which also
-- means the terms of use. The generated columns and the indexes follow the renamed column by themselves.
alter table search_jobs rename column terms to facets;
alter table search_offers rename column terms to facets;
alter function search_terms(text, text, text, text, text, text) rename to search_facets;

create or replace function search_put_jobs(vacancy_ids int[]) returns void language sql as $$
  insert into search_jobs (id, published_at, expires_at, city_id, rubric_id, pay_cents, month_cents, facets, title, words)
  select v.id, v.published_at, v.expires_at, v.city_id, v.rubric_id, round(v.pay_amount * 100)::int,
    search_month_cents(v.pay_type, v.pay_amount, v.hours_per_week),
    search_facets(v.pay_type, v.employment_type, v.employer_kind, v.german_level, v.language, v.shift_pattern), v.title,
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

create or replace function search_put_offers(offer_ids int[]) returns void language sql as $$
  insert into search_offers (id, published_at, expires_at, city_id, rubric_id, pay_cents, month_cents, facets, title, words)
  select o.id, o.published_at, 'infinity', o.city_id, o.rubric_id, round(o.pay_amount * 100)::int,
    search_month_cents(o.pay_type, o.pay_amount, null),
    search_facets(o.pay_type, 'full_time', 'company', 'none', o.language), o.name,
    search_vector(o.name, concat_ws(' ', o.description, o.skills::text, o.preferences::text),
      o.language, o.rubric_id, o.city_id, o.published_at)
  from offers o join users on users.id = o.user_id
  where o.id = any(offer_ids) and o.published and users.blocked_at is null and o.removed_at is null
  for share of users
  on conflict (id) do update set published_at = excluded.published_at, city_id = excluded.city_id,
    rubric_id = excluded.rubric_id, pay_cents = excluded.pay_cents, month_cents = excluded.month_cents,
    facets = excluded.facets, title = excluded.title, words = excluded.words
$$;
