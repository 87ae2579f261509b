-- The qualification that a job in care needs, as the employer says: its minimum wage depends on it.
alter table vacancies add column care_qualification text
  check (care_qualification in ('care_assistant', 'care_trained', 'care_nurse'));
