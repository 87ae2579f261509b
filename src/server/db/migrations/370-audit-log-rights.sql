-- The app's role may own nothing here (src/docs/operation.md, "The audit log"), so the owner makes the schema of the queue.
create schema if not exists pgboss;

-- An erasure (GDPR Art. 17) empties the texts of entries about a person whose account is being deleted. It is the only
-- change of the audit log that the app's role can cause: the function has the rights of the table's owner.
create function audit_log_empty_texts(person int) returns void language sql
security definer set search_path = public, pg_temp as $$
  select set_config('jobmost.erasing', 'on', true);
  update audit_log set reason = null, details = '{}'
  where exists (select from account_deletions where user_id = person) and (
    (subject_type = 'user' and subject_id = person)
    or (subject_type = 'vacancy' and subject_id in (select id from vacancies where user_id = person))
    or (subject_type = 'offer' and subject_id in (select id from offers where user_id = person))
    or (subject_type = 'report' and subject_id in (select id from reports where reporter_id = person
      or author_id = person or (type = 'user' and subject_id = person))));
  select set_config('jobmost.erasing', 'off', true);
$$;
