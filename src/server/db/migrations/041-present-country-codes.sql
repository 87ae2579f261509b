-- Replaces withdrawn codes (ISO 3166-3), which forms offered beside the present ones.
create table country_changes (withdrawn text primary key, present text not null);
insert into country_changes values ('AN', 'CW'), ('BU', 'MM'), ('CS', 'RS'), ('DD', 'DE'), ('DY', 'BJ'), ('FX', 'FR'),
  ('HV', 'BF'), ('NH', 'VU'), ('RH', 'ZW'), ('SU', 'RU'), ('TP', 'TL'), ('UK', 'GB'), ('VD', 'VN'), ('YD', 'YE'), ('YU', 'RS'),
  ('ZR', 'CD');
update profiles set citizenship = present from country_changes where citizenship = withdrawn;
update profiles set country = present from country_changes where country = withdrawn;
drop table country_changes;
