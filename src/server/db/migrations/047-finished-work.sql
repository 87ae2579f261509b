-- Finished work was kept for 14 days with its payload, such as mails with temporary passwords and links. It is now
-- deleted at once. Before the first start the queue does not exist.
do $$ begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where state in ('completed', 'cancelled');
    delete from pgboss.job where name = 'send-mail' and state = 'failed';
  end if;
end $$;
