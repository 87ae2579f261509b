-- One row for each mail of the newsletter, so that editors see whether it was sent.
create table newsletter_mails (
  id serial primary key,
  subscription_id int not null references newsletter_subscriptions on delete cascade,
  vacancy_ids int[] not null,
  -- The number of new vacancies, of which the mail has the first ones.
  total int not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'bounced')),
  queued_at timestamptz not null,
  -- The time of the last attempt, and the mail server's answer if it failed.
  tried_at timestamptz,
  error text
);
create index newsletter_mails_subscription on newsletter_mails (subscription_id);
create index newsletter_mails_queued on newsletter_mails (queued_at);
-- When the mail server said that the mailbox does not exist. The subscription has ended.
alter table newsletter_subscriptions add bounced_at timestamptz;
