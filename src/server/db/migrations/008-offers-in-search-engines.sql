-- Search engines index an offer only if its author allows it.
alter table offers add column is_indexed boolean not null default false;
create index offers_in_search_engines on offers (id desc) where is_indexed;
