-- Messages that need no answer, such as thanks, are done.
alter table contact_messages drop constraint contact_messages_state_check;
alter table contact_messages add constraint contact_messages_state_check
  check (state in ('open', 'answered', 'done', 'spam'));
