-- The pictures uploaded for texts, so that those which no text uses can be deleted. Those of earlier uploads are known only
-- where a text uses them, and stay.
create table text_pictures (
  name text primary key,
  uploaded_at timestamptz not null
);
create index text_pictures_uploaded on text_pictures (uploaded_at);
