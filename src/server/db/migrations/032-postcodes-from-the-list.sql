-- A city has many postcodes. The server reads them from its own list (geography/city-postcodes.ts).
alter table cities drop column postcode;
