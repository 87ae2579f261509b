-- An erasure also empties the entries about the person's objections to removed messages and bids, whose reasons may quote them.
create or replace function audit_log_empty_texts(person int) returns void language sql
security definer set search_path = public, pg_temp as $$
  select set_config('jobmost.erasing', 'on', true);
  update audit_log set reason = null, details = '{}'
  where exists (select from account_deletions where user_id = person) and (
    (subject_type = 'user' and subject_id = person)
    or (subject_type = 'vacancy' and subject_id in (select id from vacancies where user_id = person))
    or (subject_type = 'offer' and subject_id in (select id from offers where user_id = person))
    or (subject_type in ('message', 'bid')
      and details ->> 'objection' in (select id::text from objections where author_id = person))
    or (subject_type = 'report' and subject_id in (select id from reports where reporter_id = person
      or author_id = person or (type = 'user' and subject_id = person))));
  select set_config('jobmost.erasing', 'off', true);
$$;
