-- The employer of a previous job, and whether a qualification from abroad is recognised in Germany. Both are optional.
alter table work_experience add column employer text;
alter table education add column recognition text
  check (recognition in ('applied', 'partly', 'recognised', 'not_needed'));
