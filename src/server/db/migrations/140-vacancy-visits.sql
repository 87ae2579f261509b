-- How often a vacancy was viewed on a day (UTC). Nothing identifies the visitors.
create table vacancy_visits (
  vacancy_id int not null references vacancies on delete cascade,
  day date not null,
  visits int not null,
  primary key (vacancy_id, day)
);
