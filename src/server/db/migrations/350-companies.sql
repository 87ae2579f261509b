-- A company with its team. A person belongs to one company at most.
create table companies (
  id serial primary key,
  name text not null,
  address text,
  website text,
  logo text,
  verified_domain text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table company_members (
  user_id int primary key references users on delete cascade,
  company_id int not null references companies on delete cascade,
  role text not null check (role in ('owner', 'recruiter', 'viewer')),
  joined_at timestamptz not null
);
create index company_members_company on company_members (company_id);
-- The token is made when the mail is sent, and only its hash is stored.
create table company_invitations (
  id serial primary key,
  company_id int not null references companies on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'recruiter', 'viewer')),
  invited_by int not null references users on delete cascade,
  token_hash text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (company_id, email)
);
create index company_invitations_inviter on company_invitations (invited_by);
-- A mail to an address at the domain that a company wants to prove.
create table company_domain_requests (
  company_id int primary key references companies on delete cascade,
  email text not null,
  token_hash text unique,
  expires_at timestamptz not null
);
alter table vacancies add column company_id int references companies on delete set null;
create index vacancies_company on vacancies (company_id) where company_id is not null;
