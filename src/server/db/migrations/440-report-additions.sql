-- What a person reports again while their report of the same thing is open: reason, text and time, added to that report.
alter table reports add column additions jsonb not null default '[]';
