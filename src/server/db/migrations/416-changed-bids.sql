-- When the worker last changed text or pay of a bid that was not seen yet.
alter table bids add column changed_at timestamptz;
