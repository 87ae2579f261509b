-- Finds vacancies with nearly the same text (moderation/similar). Texts that share a band are compared.
create table vacancy_fingerprints (
  vacancy_id int primary key references vacancies on delete cascade,
  -- The version of the text. A later text has no fingerprint until the next run of the task.
  version int not null,
  bands int[] not null
);
create index vacancy_fingerprints_bands on vacancy_fingerprints using gin (bands);
