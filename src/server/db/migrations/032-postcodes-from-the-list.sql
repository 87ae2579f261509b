-- A city has many: they are read from the list that comes with the server (seed/city-postcodes.ts).
alter table cities drop column postcode;
