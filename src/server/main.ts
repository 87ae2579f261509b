import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { ConfigError, readConfig } from './config/config.ts'
import { DataDirHeldError } from './data-dir/lock-file.ts'
import { DamagedSecretError } from './data-dir/stored-secret.ts'
import { DatabaseOpenError } from './db/database-open-error.ts'

// Without this, React's development build renders the pages, which takes more than twice the time.
process.env.NODE_ENV ??= 'production'

// PostgreSQL's code.
const DISK_FULL = '53100'

try {
  const config = readConfig(process.env)
  // Nobody but the owner of DATA_DIR may write the code that a later start takes from there.
  enableCompileCache(join(config.dataDir, 'compile-cache'))
  const { connectEmbedded, connectPostgres } = await import('./db/connect.ts')
  // The embedded database opens in its thread while this one loads the modules.
  const opening = config.databaseUrl
    ? Promise.resolve(connectPostgres(config.databaseUrl))
    : connectEmbedded(config.dataDir)
  opening.catch(() => undefined)
  const { serve } = await import('./serve.ts')
  await serve(config, await opening)
  flushCompileCache()
} catch (error) {
  process.stderr.write(`${wordsOf(error as NodeJS.ErrnoException)}\n`)
  process.exit(1)
}

/** What somebody can mend is one line. Anything else is a defect and keeps its stack. */
function wordsOf(error: NodeJS.ErrnoException): string {
  const kinds = [ConfigError, DamagedSecretError, DataDirHeldError, DatabaseOpenError]
  if (kinds.some((kind) => error instanceof kind)) return error.message
  if (error.code === DISK_FULL)
    return `The disk of the database is full (${error.message}). Make space, then start again.`
  if (/^E(?:NOSPC|DQUOT|ROFS|ACCES|IO)$/.test(error.code ?? ''))
    return `DATA_DIR: cannot be written (${error.message}). Mend this, then start again.`
  return String(error.stack)
}
