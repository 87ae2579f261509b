-- A mail is claimed before it is sent, so that a crash never sends it twice.
alter table newsletter_mails drop constraint newsletter_mails_state_check;
alter table newsletter_mails add constraint newsletter_mails_state_check
  check (state in ('queued', 'sending', 'sent', 'failed', 'bounced'));
