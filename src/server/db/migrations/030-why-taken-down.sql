-- Whoever wrote an offer reads why a moderator took it down.
alter table offers add column moderation_reason text;
