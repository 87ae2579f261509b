-- The decision about an objection, a take-down without a report and a measure against a person can be undone for ten
-- seconds too. Without a foreign key: a decision about something that is gone is refused when it is due, and deleted.
alter table held_report_decisions rename to held_decisions;
alter table held_decisions rename column report_id to subject_id;
alter table held_decisions drop constraint held_report_decisions_report_id_fkey;
alter table held_decisions drop constraint held_report_decisions_report_id_key;
alter table held_decisions add column subject_type text not null default 'report';
alter table held_decisions alter column subject_type drop default;
alter table held_decisions add unique (subject_type, subject_id);
alter index held_report_decisions_moderator rename to held_decisions_moderator;
