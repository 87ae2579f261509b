-- A term stands beside an approval alone: what was taken down begins a whole one when it is approved again.
update vacancies set expires_at = null where approved_at is null and expires_at is not null;
