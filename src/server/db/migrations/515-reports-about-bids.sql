-- A bid can be reported by those who may read it on the vacancy's side.
alter table reports drop constraint reports_type_check;
alter table reports add constraint reports_type_check check (type in ('job', 'offer', 'user', 'message', 'bid'));
