-- Nothing has written these yet.
drop table company_domain_requests;
alter table companies drop column verified_domain;
