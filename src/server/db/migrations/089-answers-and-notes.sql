-- Why a bid was declined: the key of a template, which each worker reads in their own language.
alter table bids add column decline_reason text;

-- What an employer notes about a bid. Apart from the bid, because its worker never sees it.
create table bid_notes (
  bid_id int primary key references bids on delete cascade,
  text text,
  tags jsonb not null default '[]',
  updated_at timestamptz not null
);
