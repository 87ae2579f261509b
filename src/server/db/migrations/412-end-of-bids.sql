-- When a bid was declined, withdrawn or expired: six months later it is deleted. Only withdrawals were dated before.
alter table bids rename column withdrawn_at to ended_at;
update bids set ended_at = case state
    when 'declined' then coalesce(answered_at, created_at)
    when 'expired' then created_at + interval '14 days'
    else coalesce(ended_at, created_at) end
  where state in ('declined', 'withdrawn', 'expired');
