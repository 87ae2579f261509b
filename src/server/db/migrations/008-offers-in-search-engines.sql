-- People are not found by search engines unless they say so, offer by offer.
alter table offers add column is_indexed boolean not null default false;
create index offers_in_search_engines on offers (id desc) where is_indexed;
