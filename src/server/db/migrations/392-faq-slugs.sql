-- Names a question for links to it, such as "How to recognise fraud" on every job. Others are named by their id.
alter table faq_entries add column slug text unique;
update faq_entries set slug = 'recognise-fraud'
  where id = (select min(id) from faq_entries where questions ->> 'en' = 'How do I recognise fraud?');
