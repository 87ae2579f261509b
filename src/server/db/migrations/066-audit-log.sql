-- The values before and after an action, without names or texts of people.
alter table audit_log add column before jsonb, add column after jsonb;
-- Null for an action without a single subject, such as a search.
alter table audit_log alter column subject_id drop not null;
create index audit_log_actor on audit_log (actor_id, id desc);

-- No route changes or deletes entries.
create function audit_log_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- The foreign key sets the actor to null when an account is erased.
    if new.actor_id is null and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id'
      and not exists (select from users where id = old.actor_id) then
      return new;
    end if;
    -- An erasure (GDPR Art. 17) may only empty texts of entries. Its transaction sets a flag that the trigger checks.
    if current_setting('jobmost.erasing', true) = 'on' and new.reason is null and new.details = '{}'
      and to_jsonb(new) - array['reason', 'details'] = to_jsonb(old) - array['reason', 'details'] then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_refuse();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function audit_log_refuse();

-- The reason of a block, for the account's owner and for staff.
alter table users add column blocked_reason text;
