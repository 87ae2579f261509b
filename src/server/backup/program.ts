import { parseArgs } from 'node:util'
import { ConfigError, readPlace } from '../config/config.ts'
import { DataDirHeldError } from '../data-dir/lock-file.ts'
import { BackupError } from './archive.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'
import { splitPassword } from './split-password.ts'
import { uploadsOf } from './uploads.ts'

// `npm run backup FILE` and `npm run restore FILE`, with the variables that the server is started with.
const now = new Date()

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dismiss-mails': { type: 'boolean', default: false } },
  })
  const [command, file] = positionals
  if (!file || !['backup', 'restore'].includes(command ?? ''))
    throw new BackupError('Usage: npm run backup FILE, or npm run restore FILE [-- --dismiss-mails]')
  const place = readPlace(process.env)
  // Only the owner can create tables; its next migration gives the app's role its rights.
  if (command === 'restore' && place.migrationUrl) place.databaseUrl = place.migrationUrl
  if (place.databaseUrl) {
    const { address, password } = splitPassword(place.databaseUrl)
    place.databaseUrl = address
    if (password) process.env.PGPASSWORD = password
  }
  const dismissMailsAt = values['dismiss-mails'] ? now : null
  const manifest =
    command === 'backup' ? await backUp(place, file, now) : await restore(place, file, dismissMailsAt)
  const files = Object.keys(manifest.files).filter((name) => name.startsWith('uploads')).length
  const [done, side] = command === 'backup' ? ['Wrote and checked', 'from'] : ['Restored', 'into']
  const what = `${manifest.engine} of ${manifest.created_at}, ${files} uploads`
  process.stdout.write(`${done} ${file}: ${what} ${side} ${uploadsOf(place).place}\n`)
} catch (error) {
  const isPlain = [BackupError, DataDirHeldError, ConfigError].some((kind) => error instanceof kind)
  process.stderr.write(`${isPlain ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}
