import { connectPostgres } from './connect.ts'
import { migrateAsOwner } from './migrate.ts'
import { schemaProblemOf } from './schema-problem.ts'

// `npm run migrate`, so that the server itself does not know the owner's password (src/docs/operation.md).
const { DATABASE_URL, DATABASE_MIGRATION_URL } = process.env
if (DATABASE_URL && DATABASE_MIGRATION_URL) {
  const database = connectPostgres(DATABASE_URL, 1)
  try {
    const applied = await migrateAsOwner(database.db, DATABASE_MIGRATION_URL)
    process.stdout.write(`${applied.length} migrations applied, rights of the app's role set\n`)
  } catch (error) {
    process.stderr.write(`${schemaProblemOf(error as Error, true) ?? (error as Error).stack}\n`)
    process.exitCode = 1
  } finally {
    await database.close()
  }
} else {
  process.stderr.write('Set DATABASE_URL and DATABASE_MIGRATION_URL\n')
  process.exitCode = 1
}
