-- A vacancy that its owner has deleted leaves the bids on it a row with title, company, place and pay alone.
alter table vacancies add column deleted_at timestamptz;
