-- The last day of the text that sets a minimum wage; null when it has no end. § 4 of the 10. GebäudeArbbV: 31 December 2026.
alter table minimum_wages add column valid_to date;
update minimum_wages set valid_to = '2026-12-31' where source = '10. GebäudeArbbV';
