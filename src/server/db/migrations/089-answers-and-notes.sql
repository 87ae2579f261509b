-- The reason of a decline: the key of a text that each worker reads in their own language.
alter table bids add column decline_reason text;

-- The employer's notes on bids, in their own table because the worker never sees them.
create table bid_notes (
  bid_id int primary key references bids on delete cascade,
  text text,
  tags jsonb not null default '[]',
  updated_at timestamptz not null
);
