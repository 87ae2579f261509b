-- The result of the check of `vat_id` with VIES; null for a number that has not been checked.
alter table users add column vat_check text check (vat_check in ('valid', 'not_found', 'unavailable'));
alter table users add column vat_checked_at timestamptz;

-- A result belongs to one number, whichever statement changes it.
create function forget_vat_check() returns trigger language plpgsql as $$
begin
  new.vat_check := null;
  new.vat_checked_at := null;
  return new;
end
$$;
create trigger forget_vat_check before update of vat_id on users
  for each row when (old.vat_id is distinct from new.vat_id) execute function forget_vat_check();
