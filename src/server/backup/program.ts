import { resolve } from 'node:path'
import { ConfigError, readS3 } from '../config/config.ts'
import { DataDirHeldError } from '../data-dir/lock-file.ts'
import { BackupError } from './archive.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'
import { uploadsOf } from './uploads.ts'

// `npm run backup FILE` and `npm run restore FILE`, with the variables that the server is started with.
const [command, file] = process.argv.slice(2)
const { DATA_DIR = './data', DATABASE_URL, DATABASE_MIGRATION_URL, PORT = '3000' } = process.env
// Only the owner can create tables; its next migration gives the app's role its rights.
const databaseUrl = (command === 'restore' && DATABASE_MIGRATION_URL) || DATABASE_URL || null

try {
  if (!file || !['backup', 'restore'].includes(command ?? ''))
    throw new BackupError('Usage: npm run backup FILE, or npm run restore FILE')
  const place = { dataDir: resolve(DATA_DIR), databaseUrl, port: Number(PORT), s3: readS3(process.env) }
  const manifest = command === 'backup' ? await backUp(place, file, new Date()) : await restore(place, file)
  const files = Object.keys(manifest.files).filter((name) => name.startsWith('uploads')).length
  const [done, side] = command === 'backup' ? ['Wrote and checked', 'from'] : ['Restored', 'into']
  const what = `${manifest.engine} of ${manifest.created_at}, ${files} uploads`
  process.stdout.write(`${done} ${file}: ${what} ${side} ${uploadsOf(place).place}\n`)
} catch (error) {
  const isPlain = [BackupError, DataDirHeldError, ConfigError].some((kind) => error instanceof kind)
  process.stderr.write(`${isPlain ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}
