-- Nobody can decide an objection about a vacancy or offer that no longer exists. Decided ones stay for the statistics.
create function forget_open_objections() returns trigger language plpgsql as $$
begin
  delete from objections where subject_type = tg_argv[0] and subject_id = old.id and outcome is null;
  return null;
end
$$;
create trigger forget_open_objections after delete on vacancies
  for each row execute function forget_open_objections('vacancy');
create trigger forget_open_objections after delete on offers
  for each row execute function forget_open_objections('offer');
delete from objections where outcome is null and (
  (subject_type = 'vacancy' and not exists (select from vacancies where id = subject_id))
  or (subject_type = 'offer' and not exists (select from offers where id = subject_id)));
