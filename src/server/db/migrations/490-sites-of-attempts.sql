-- The IPv6 network of one customer from which an attempt came, so that its many households do not count as strangers.
alter table login_attempts add column site text;
create index login_attempts_site on login_attempts (site, attempted_at) where site is not null;
