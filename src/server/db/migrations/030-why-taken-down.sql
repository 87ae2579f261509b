-- The moderator's reason for taking an offer down; its author can read it.
alter table offers add column moderation_reason text;
