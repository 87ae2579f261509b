-- The bids on an employer's vacancies that are older than three days, and the answered ones among them. Counted hourly
-- (bids/count-answers-task.ts): counting them for each page of a job read all vacancies of the employer and their bids.
create table answer_rates (
  user_id int primary key references users on delete cascade,
  due int not null,
  answered int not null
);
insert into answer_rates
select v.user_id, count(*), count(*) filter (where b.state in ('accepted', 'declined'))
from bids b join vacancies v on v.id = b.vacancy_id
where b.state <> 'withdrawn' and b.created_at < now() - interval '3 days'
group by v.user_id;
