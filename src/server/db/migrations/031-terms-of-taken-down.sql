-- Only approved vacancies have an expiry. A vacancy that was taken down gets a full term when it is approved again.
update vacancies set expires_at = null where approved_at is null and expires_at is not null;
