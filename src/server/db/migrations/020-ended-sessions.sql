-- With an external real-time engine, the server queries recently ended sessions every two seconds.
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;
create index sessions_expires on sessions (expires_at);
create index users_blocked on users (blocked_at) where blocked_at is not null;
