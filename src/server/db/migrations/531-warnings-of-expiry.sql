-- When the owner was last warned of the expiry: one notification may name several vacancies, so it says this of the first only.
alter table vacancies add column warned_at timestamptz;
update vacancies v set warned_at = n.at from (select subject_id, max(created_at) as at from notifications
  where kind = 'vacancy_expiring' group by subject_id) n where n.subject_id = v.id;
