-- How often a vacancy was looked at on a day (UTC). Numbers only: nothing says who looked.
create table vacancy_visits (
  vacancy_id int not null references vacancies on delete cascade,
  day date not null,
  visits int not null,
  primary key (vacancy_id, day)
);
