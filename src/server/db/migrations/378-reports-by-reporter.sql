-- The decisions about a reporter's other reports, shown with each report and used for the order of the queue.
create index reports_reporter on reports (reporter_id) where reporter_id is not null;
