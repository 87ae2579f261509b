-- Locks an idempotency key until the transaction ends, and reads its answer after that: in a volatile function each statement
-- has its own snapshot, so an answer that was committed just before the lock is seen. An error instead of a wait when another
-- transaction has the lock.
create function lock_answer(caller text, answer_key uuid) returns table (request_hash text, status int, body jsonb)
language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(caller || ':' || answer_key, 0)) then
    raise lock_not_available using message = 'another request with this idempotency key is running';
  end if;
  return query select k.request_hash, k.status, k.body from idempotency_keys k where k.scope = caller and k.key = answer_key;
end $$;
