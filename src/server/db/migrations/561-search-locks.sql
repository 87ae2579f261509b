-- Whoever makes a vacancy or offer public has locked its row and then waited for a lock of its author's. Imports and blocks take the
-- author's lock first, so the two could wait for each other (decision 061). Now the block locks the author's vacancies and offers, and
-- a parallel change of one is either finished, or sees the block.
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
  on conflict (id) do update set published_at = excluded.published_at, expires_at = excluded.expires_at,
    city_id = excluded.city_id, rubric_id = excluded.rubric_id, pay_cents = excluded.pay_cents,
    month_cents = excluded.month_cents, facets = excluded.facets, start_date = excluded.start_date,
    hours_per_week = excluded.hours_per_week, title = excluded.title, words = excluded.words
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
  on conflict (id) do update set published_at = excluded.published_at, city_id = excluded.city_id,
    rubric_id = excluded.rubric_id, pay_cents = excluded.pay_cents, month_cents = excluded.month_cents,
    facets = excluded.facets, title = excluded.title, words = excluded.words
$$;

create or replace function search_on_block() returns trigger language plpgsql as $$
begin
  if (old.blocked_at is null) = (new.blocked_at is null) then return null; end if;
  -- Statements of their own: the next ones see what was committed meanwhile.
  perform id from vacancies where user_id = new.id order by id for no key update;
  perform id from offers where user_id = new.id order by id for no key update;
  if new.blocked_at is null then
    perform search_put_jobs(array(select id from vacancies where user_id = new.id));
    perform search_put_offers(array(select id from offers where user_id = new.id));
  else
    delete from search_jobs where id in (select id from vacancies where user_id = new.id);
    delete from search_offers where id in (select id from offers where user_id = new.id);
  end if;
  return null;
end $$;
