-- A domain that a company has proved, or wants to prove by a link in a mail to it. The token is made when the mail is sent, and
-- only its hash is stored.
create table company_domains (
  company_id int primary key references companies on delete cascade,
  domain text not null,
  mailbox text not null,
  asked_by int references users on delete set null,
  token_hash text unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz
);
create index company_domains_asker on company_domains (asked_by);
