-- What a decision against a posting or an account rests on: the terms of use or a law (DSA Art. 17(3)(d) and (e)). Every
-- decision until now named the terms of use.
alter table vacancies add column moderation_ground text;
alter table offers add column moderation_ground text;
alter table users add column blocked_ground text;
update vacancies set moderation_ground = 'terms' where moderation_reason is not null;
update offers set moderation_ground = 'terms' where moderation_reason is not null;
update users set blocked_ground = 'terms' where blocked_reason is not null;
