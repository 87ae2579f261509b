-- A sector has several minimum wages: cleaning by task, care by qualification.
alter table minimum_wages add column scope text check (scope in ('cleaning_inside', 'cleaning_facade', 'care_assistant',
  'care_trained', 'care_nurse'));
alter table minimum_wages drop constraint minimum_wages_rubric_id_valid_from_key;
alter table minimum_wages add unique nulls not distinct (rubric_id, scope, valid_from);

-- The seed contained only the lowest minimum of cleaning and an outdated one of care.
delete from minimum_wages where source like 'Tarifvertrag Mindestlohn Gebäudereinigung%'
  or source like 'Pflegearbeitsbedingungenverordnung%';
insert into minimum_wages (rubric_id, scope, valid_from, hourly, source)
  select rubrics.id, minimum.scope, minimum.valid_from::date, minimum.hourly, minimum.source from rubrics
  join (values
    ('cleaning', 'cleaning_inside', '2026-01-01', 15.00, 'Tarifvertrag Mindestlohn Gebäudereinigung'),
    ('cleaning', 'cleaning_facade', '2026-01-01', 18.40, 'Tarifvertrag Mindestlohn Gebäudereinigung'),
    ('elderly-care', 'care_assistant', '2025-07-01', 16.10, '6. PflegeArbbV'),
    ('elderly-care', 'care_trained', '2025-07-01', 17.35, '6. PflegeArbbV'),
    ('elderly-care', 'care_nurse', '2025-07-01', 20.50, '6. PflegeArbbV'),
    ('elderly-care', 'care_assistant', '2026-07-01', 16.52, '7. PflegeArbbV'),
    ('elderly-care', 'care_trained', '2026-07-01', 17.80, '7. PflegeArbbV'),
    ('elderly-care', 'care_nurse', '2026-07-01', 21.03, '7. PflegeArbbV')
  ) as minimum (slug, scope, valid_from, hourly, source) on minimum.slug = rubrics.slug;
