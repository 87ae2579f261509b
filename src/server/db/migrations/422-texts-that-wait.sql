-- A changed text of the terms or the privacy policy is not public until it is announced or put in force.
alter table content_versions add column waits boolean not null default false;
