-- An employer may close a vacancy without having filled the position.
alter table vacancies drop constraint vacancies_close_reason_check;
alter table vacancies add constraint vacancies_close_reason_check
  check (close_reason in ('filled', 'not_hiring', 'not_in_import'));
