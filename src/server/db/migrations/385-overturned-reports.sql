-- When an objection to what an upheld report led to has succeeded. The report no longer speaks for its reporter.
alter table reports add column overturned_at timestamptz;
