-- The text that sets a figure, a link to it, and the day when the figure was compared with it.
alter table minimum_wages add column source_url text;
alter table minimum_wages add column checked_on date;
update minimum_wages set source = known.source, source_url = known.url, checked_on = known.checked_on::date from (values
  ('MiLoG', 'MiLoV5', 'https://www.gesetze-im-internet.de/milov5/BJNR10C0A0025.html', '2026-11-30'),
  ('Tarifvertrag Mindestlohn Gebäudereinigung', '10. GebäudeArbbV',
    'https://www.hwk-ff.de/mindestlohn-im-gebaeudereinigerhandwerk-seit-1-februar-2025/', '2026-11-30'),
  ('6. PflegeArbbV', '6. PflegeArbbV', 'https://www.gesetze-im-internet.de/pflegearbbv_6/', '2026-11-21'),
  ('7. PflegeArbbV', '7. PflegeArbbV', 'https://www.gesetze-im-internet.de/pflegearbbv_7/', '2026-11-21')
) as known (former, source, url, checked_on) where minimum_wages.source = known.former;

-- The most that a midi-job may pay a month (§ 20 SGB IV).
create table midi_job_limits (
  valid_from date primary key,
  monthly numeric(8, 2) not null,
  source text not null,
  source_url text,
  checked_on date
);
insert into midi_job_limits (valid_from, monthly, source, source_url, checked_on)
  values ('2023-01-01', 2000, '§ 20 SGB IV', 'https://www.gesetze-im-internet.de/sgb_4/__20.html', '2026-11-21');
