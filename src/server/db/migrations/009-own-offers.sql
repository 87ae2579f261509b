-- An offer can be unpublished at first. Its date is that of the first publication.
alter table offers alter column published_at drop not null;
alter table offers add constraint offers_shown_have_a_date check (published_at is not null or not published);
create index offers_of_user on offers (user_id, id desc);
