-- Search (decisions/008): a slim row for every listed vacancy and offer. Triggers update it in the same transaction.

-- The same as shared/rules/fold-text.ts; a test compares them.
create function search_fold(given text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(replace(translate(normalize(given, nfc),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZàÀáÁâÂãÃäÄåÅçÇèÈéÉêÊëËìÌíÍîÎïÏñÑòÒóÓôÔõÕöÖùÙúÚûÛüÜýÝąĄćĆčČďĎęĘěĚğĞńŃňŇőŐřŘśŚşŞšŠťŤůŮűŰźŹżŻžŽøØłŁÿıİАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐёЁ',
    'abcdefghijklmnopqrstuvwxyzaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyaaccccddeeeeggnnnnoorrssssssttuuuuzzzzzzoollyiiабвгдежзийклмнопрстуфхцчшщъыьэюяіїєґее'),
    'ß', 'ss'), '([ao])e', '\1', 'g'), '(?<![aeq])ue', 'u', 'g')
$$;

create function search_words(given text) returns text[] language sql immutable parallel safe strict as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(search_fold(given), '[^a-z0-9а-яіїєґ]+') as word where length(word) > 1
$$;

-- The stems of a text by the full-text search of its language, marked with ~. PostgreSQL has no stemmer for Polish.
-- Folding long texts like titles would take most of the time, so only the letters of our languages are folded.
create function search_stems(language text, given text) returns text[] language sql stable parallel safe strict as $$
  select coalesce(array_agg('~' || lexeme), '{}') from unnest(tsvector_to_array(to_tsvector(
    case language when 'de' then 'german' when 'ru' then 'russian' when 'en' then 'english' else 'simple' end::regconfig,
    translate(replace(lower(given), 'ß', 'ss'), 'äöüąćęłńóśźżёÄÖÜŁŚŻ', 'aouacelnoszzеaoulsz')))) as lexeme
$$;

-- Packs all facets of a row into one number, so that one condition filters and one query counts them. The order is that
-- of shared/contract/vacancy-choices.ts (server/search/query/facets.ts). 330-search-facets.sql renames it.
create function search_terms(pay_type text, employment_type text, employer_kind text, german_level text, language text)
returns smallint language sql immutable parallel safe as $$
  select (((((array_position(array['per_month', 'per_hour'], pay_type) - 1) * 5
    + array_position(array['full_time', 'part_time', 'mini_job', 'temporary', 'one_off'], employment_type) - 1) * 3
    + array_position(array['company', 'agency', 'household'], employer_kind) - 1) * 7
    + array_position(array['none', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2'], german_level) - 1) * 4
    + array_position(array['en', 'ru', 'pl', 'de'], language) - 1)::smallint
$$;

-- Pay in EUR cents a month, as in shared/rules/pay.ts. Missing hours count as a full week.
create function search_month_cents(pay_type text, pay_amount numeric, hours_per_week numeric)
returns int language sql immutable parallel safe as $$
  select least(round(case pay_type when 'per_month' then pay_amount
    else pay_amount * coalesce(hours_per_week, 40) * 4.333 end * 100), 2000000000)::int
$$;

create table search_jobs (
  id int primary key references vacancies on delete cascade,
  published_at timestamptz not null,
  expires_at timestamptz not null,
  city_id int not null,
  rubric_id int not null,
  pay_cents int not null,
  month_cents int not null,
  terms smallint not null,
  pay_type smallint generated always as (terms / 420) stored,
  employment_type smallint generated always as (terms / 84 % 5) stored,
  employer_kind smallint generated always as (terms / 28 % 3) stored,
  german_level smallint generated always as (terms / 4 % 7) stored,
  language smallint generated always as (terms % 4) stored,
  title text not null,
  -- The words of the title, #rubric, @city, +day of publication, and ~stems of title and text.
  words tsvector not null
);
create table search_offers (
  id int primary key references offers on delete cascade,
  published_at timestamptz not null,
  expires_at timestamptz not null default 'infinity',
  city_id int not null,
  rubric_id int not null,
  pay_cents int not null,
  month_cents int not null,
  terms smallint not null,
  pay_type smallint generated always as (terms / 420) stored,
  employment_type smallint generated always as (terms / 84 % 5) stored,
  employer_kind smallint generated always as (terms / 28 % 3) stored,
  german_level smallint generated always as (terms / 4 % 7) stored,
  language smallint generated always as (terms % 4) stored,
  title text not null,
  words tsvector not null
);

-- All words that titles have contained: the lookup table for typos, compounds and inflections.
create table search_dictionary (
  id bigint primary key generated always as identity,
  word text not null unique
);

create function search_learn(words text[]) returns void language sql as $$
  insert into search_dictionary (word)
  select learnt.word from unnest(words) as learnt(word)
  where not exists (select from search_dictionary known where known.word = learnt.word)
  order by learnt.word on conflict do nothing
$$;

create function search_vector(title text, body text, language text, rubric_id int, city_id int, published_at timestamptz)
returns tsvector language sql stable as $$
  select array_to_tsvector(search_words(title)
    || array['#' || rubric_id, '@' || city_id, '+' || floor(extract(epoch from published_at) / 86400)::int]
    || search_stems(language, title || ' ' || body))
$$;

-- Locks the employer: a concurrent block of the account waits, and then removes the rows inserted here.
create function search_put_jobs(vacancy_ids int[]) returns void language sql as $$
  insert into search_jobs (id, published_at, expires_at, city_id, rubric_id, pay_cents, month_cents, terms, title, words)
  select v.id, v.published_at, v.expires_at, v.city_id, v.rubric_id, round(v.pay_amount * 100)::int,
    search_month_cents(v.pay_type, v.pay_amount, v.hours_per_week),
    search_terms(v.pay_type, v.employment_type, v.employer_kind, v.german_level, v.language), v.title,
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

create function search_put_offers(offer_ids int[]) returns void language sql as $$
  insert into search_offers (id, published_at, expires_at, city_id, rubric_id, pay_cents, month_cents, terms, title, words)
  select o.id, o.published_at, 'infinity', o.city_id, o.rubric_id, round(o.pay_amount * 100)::int,
    search_month_cents(o.pay_type, o.pay_amount, null),
    search_terms(o.pay_type, 'full_time', 'company', 'none', o.language), o.name,
    search_vector(o.name, concat_ws(' ', o.description, o.skills::text, o.preferences::text),
      o.language, o.rubric_id, o.city_id, o.published_at)
  from offers o join users on users.id = o.user_id
  where o.id = any(offer_ids) and o.published and users.blocked_at is null
    -- Read through JSON, because a later migration adds the column.
    and to_jsonb(o) ->> 'removed_at' is null
  for share of users
  on conflict (id) do update set published_at = excluded.published_at, city_id = excluded.city_id,
    rubric_id = excluded.rubric_id, pay_cents = excluded.pay_cents, month_cents = excluded.month_cents,
    terms = excluded.terms, title = excluded.title, words = excluded.words
$$;

create function search_on_vacancy() returns trigger language plpgsql as $$
begin
  if new.approved_at is null or not new.published or new.closed_at is not null then
    delete from search_jobs where id = new.id;
  else
    perform search_put_jobs(array[new.id]);
    perform search_learn(search_words(new.title));
  end if;
  return null;
end $$;
create trigger search_vacancy after update of title, rubric_id, city_id, pay_type, pay_amount, hours_per_week,
  description, requirements, responsibilities, company_name, employment_type, employer_kind, german_level, language,
  published, approved_at, published_at, expires_at, closed_at, user_id
  on vacancies for each row execute function search_on_vacancy();

-- Inserts many rows with one statement: planning it for each row would take longer than the work.
create function search_on_vacancies() returns trigger language plpgsql as $$
begin
  perform search_put_jobs(array(select id from added));
  perform search_learn(array(select distinct word from added, unnest(search_words(title)) as word
    where approved_at is not null));
  return null;
end $$;
create trigger search_vacancies after insert on vacancies referencing new table as added
  for each statement execute function search_on_vacancies();

create function search_on_offer() returns trigger language plpgsql as $$
begin
  delete from search_offers where id = new.id;
  perform search_put_offers(array[new.id]);
  perform search_learn(search_words(new.name));
  return null;
end $$;
create trigger search_offer after update on offers for each row execute function search_on_offer();

create function search_on_offers() returns trigger language plpgsql as $$
begin
  perform search_put_offers(array(select id from added));
  perform search_learn(array(select distinct word from added, unnest(search_words(name)) as word where published));
  return null;
end $$;
create trigger search_offers_added after insert on offers referencing new table as added
  for each statement execute function search_on_offers();

create function search_on_block() returns trigger language plpgsql as $$
begin
  if (old.blocked_at is null) = (new.blocked_at is null) then return null; end if;
  if new.blocked_at is null then
    perform search_put_jobs(array(select id from vacancies where user_id = new.id));
    perform search_put_offers(array(select id from offers where user_id = new.id));
  else
    delete from search_jobs where id in (select id from vacancies where user_id = new.id);
    delete from search_offers where id in (select id from offers where user_id = new.id);
  end if;
  return null;
end $$;
create trigger search_block after update of blocked_at on users for each row execute function search_on_block();

select search_put_jobs(array(select id from vacancies));
select search_put_offers(array(select id from offers));
select search_learn(array(select distinct word from (select title from search_jobs union select title from search_offers) t,
  unnest(search_words(title)) as word));

create index search_jobs_new on search_jobs (published_at desc, id desc)
  include (expires_at, rubric_id, terms, pay_type, employment_type, employer_kind, german_level, language, pay_cents, month_cents);
create index search_jobs_city on search_jobs (city_id, published_at desc, id desc)
  include (expires_at, rubric_id, terms, pay_type, employment_type, employer_kind, german_level, language, pay_cents, month_cents);
create index search_jobs_rubric on search_jobs (rubric_id, published_at desc, id desc)
  include (expires_at, terms, pay_type, employment_type, employer_kind, german_level, language, pay_cents, month_cents);
create index search_jobs_pay on search_jobs (month_cents desc, published_at desc, id desc);
create index search_jobs_expiry on search_jobs (expires_at);
create index search_jobs_words on search_jobs using gin (words) with (fastupdate = off);

create index search_offers_new on search_offers (published_at desc, id desc) include (expires_at, rubric_id, terms);
create index search_offers_city on search_offers (city_id, published_at desc, id desc);
create index search_offers_rubric on search_offers (rubric_id, published_at desc, id desc);
create index search_offers_words on search_offers using gin (words) with (fastupdate = off);
create index search_offers_title on search_offers (title);
