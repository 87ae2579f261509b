-- When the owner was reminded of an unanswered bid. Those that wait longer than the reminder's 11 days are reminded of tomorrow.
alter table bids add column reminded_at timestamptz;
