-- When the owner was last asked whether the job is still open. `confirmed_at` after this time is the answer.
alter table vacancies add column asked_at timestamptz;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('message', 'bid_received',
  'bid_answered', 'vacancy_approved', 'vacancy_rejected', 'vacancy_expiring', 'vacancy_asked', 'vacancy_paused',
  'search_found'));
