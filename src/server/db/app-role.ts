import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

type Executor = Kysely<Tables>

/** The role that a connection has. */
export async function currentRole(db: Executor): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(db)
  return rows[0]?.role ?? ''
}

/**
 * Gives the app's role, which owns no table of the schema, what it needs: all rows of all tables, but the audit log may
 * only be read and extended. The queue's tables become its own, because pg-boss migrates and reindexes them. Run it as
 * the owner after each migration: new tables have no rights yet.
 */
export async function grantToApp(owner: Executor, role: string): Promise<void> {
  const app = sql.id(role)
  await sql`revoke create on schema public from public, ${app}`.execute(owner)
  await sql`grant usage on schema public to ${app}`.execute(owner)
  await sql`revoke all on all tables in schema public from public, ${app}`.execute(owner)
  await sql`grant select, insert, update, delete on all tables in schema public to ${app}`.execute(owner)
  await sql`revoke insert, update, delete on migrations from ${app}`.execute(owner)
  await sql`revoke update, delete on audit_log from ${app}`.execute(owner)
  // The first start continues the ids after the seeded rows (`setval`).
  await sql`grant all on all sequences in schema public to ${app}`.execute(owner)
  await sql`revoke update on sequence audit_log_id_seq from ${app}`.execute(owner)
  await sql`revoke execute on function audit_log_empty_texts(int) from public`.execute(owner)
  await sql`grant execute on function audit_log_empty_texts(int) to ${app}`.execute(owner)
  await sql`alter schema pgboss owner to ${app}`.execute(owner)
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s owner to %I', oid::regclass, ${role}::text) as statement from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and pg_get_userbyid(relowner) <> ${role}
    union all select format('alter routine %s owner to %I', oid::regprocedure, ${role}::text) from pg_proc
      where pronamespace = 'pgboss'::regnamespace and pg_get_userbyid(proowner) <> ${role}
    union all select format('alter type %s owner to %I', oid::regtype, ${role}::text) from pg_type
      where typnamespace = 'pgboss'::regnamespace and typtype = 'e' and pg_get_userbyid(typowner) <> ${role}`.execute(
    owner,
  )
  for (const { statement } of rows) await sql.raw(statement).execute(owner)
}

/** Whether the connection's role can change or delete entries of the audit log, or become a role that can. */
export async function canChangeAudit(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select has_table_privilege(oid, 'update, delete, truncate, trigger') or pg_has_role(relowner, 'member') as can
    from pg_class where oid = 'audit_log'::regclass`.execute(db)
  return rows[0]?.can ?? true
}
