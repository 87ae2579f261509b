-- The mother tongue and the single levels of the CEFR, beside the three levels of earlier releases.
alter table language_skills drop constraint language_skills_level_check;
alter table language_skills add constraint language_skills_level_check
  check (level in ('native', 'c2', 'c1', 'b2', 'b1', 'a2', 'a1', 'free', 'spoken', 'dictionary'));
