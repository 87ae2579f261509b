import { AppRoleError } from './migrate.ts'

// PostgreSQL's code of a missing right.
const MAY_NOT = '42501'

type DatabaseError = Error & { code?: string; isOfOwner?: boolean }

/** What an operator can mend when the tables cannot be migrated, in one line; null for a defect. */
export function schemaProblemOf(error: DatabaseError, hasOwner: boolean): string | null {
  if (error instanceof AppRoleError) return `DATABASE_URL: its role ${error.message}`
  if (error.code === MAY_NOT) {
    const variable = hasOwner ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL'
    return `${variable}: its role may not migrate (${error.message}; src/docs/operation.md, "The audit log")`
  }
  return connectionProblemOf(error.isOfOwner ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL', error)
}

/**
 * The line for a connection that `variable` makes impossible; null for another error. It has the code: for a name with several
 * addresses, Node.js gives no message.
 */
export const connectionProblemOf = (variable: string, { code = '' }: DatabaseError): string | null =>
  /^(?:E[A-Z]+|08\d{3}|28\w{3}|3D000)$/.test(code) ? `${variable}: cannot be used (${code})` : null
