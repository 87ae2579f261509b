import { resolve } from 'node:path'
import { DataDirHeldError } from '../data-dir/lock-file.ts'
import { BackupError } from './archive.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

// `npm run backup FILE` and `npm run restore FILE`, with the variables that the server is started with.
const [command, file] = process.argv.slice(2)
const { DATA_DIR = './data', DATABASE_URL, DATABASE_MIGRATION_URL, PORT = '3000' } = process.env
// Only the owner can create tables; its next migration gives the app's role its rights.
const databaseUrl = (command === 'restore' && DATABASE_MIGRATION_URL) || DATABASE_URL || null
const place = { dataDir: resolve(DATA_DIR), databaseUrl, port: Number(PORT) }

try {
  if (!file || !['backup', 'restore'].includes(command ?? ''))
    throw new BackupError('Usage: npm run backup FILE, or npm run restore FILE')
  const manifest = command === 'backup' ? await backUp(place, file, new Date()) : await restore(place, file)
  const files = Object.keys(manifest.files).filter((name) => name.startsWith('uploads')).length
  const done = command === 'backup' ? 'Wrote and checked' : 'Restored'
  process.stdout.write(`${done} ${file}: ${manifest.engine} of ${manifest.created_at}, ${files} uploads\n`)
} catch (error) {
  const isPlain = error instanceof BackupError || error instanceof DataDirHeldError
  process.stderr.write(`${isPlain ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}
