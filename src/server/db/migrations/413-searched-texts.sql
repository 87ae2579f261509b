-- The search of the administration finds words and parts of words in all rows. The expressions are those of
-- db/searched-texts.ts: PostgreSQL uses an index only for the same expression.
create extension if not exists pg_trgm;
create index users_searched on users using gin
  ((name || ' ' || surname || ' ' || coalesce(company_name, '') || ' ' || email) gin_trgm_ops);
create index vacancies_searched on vacancies using gin
  ((title || ' ' || coalesce(draft->>'title', '') || ' ' || company_name) gin_trgm_ops);
create index offers_searched on offers using gin (name gin_trgm_ops);
create index reports_searched on reports using gin
  ((subject_title || ' ' || coalesce(subject_text, '') || ' ' || coalesce(text, '')) gin_trgm_ops);
create index contact_messages_searched on contact_messages using gin
  ((name || ' ' || email || ' ' || description) gin_trgm_ops);
