import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createS3Storage } from '../storage/s3.ts'
import { startBuckets } from '../testing/bucket.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const execute = promisify(execFile)

describe('npm run backup and npm run restore', () => {
  let folder = ''
  let server: ChildProcess | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jobmost-npm-'))
    for (const name of ['old', 'new']) mkdirSync(join(folder, name))
  })
  afterEach(async () => {
    const ended = server && once(server, 'close')
    server?.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  async function startServer(env: Record<string, string>): Promise<string> {
    const settings = { DEMO: '0', PORT: '0', LOG_LEVEL: 'silent', ...env }
    server = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...settings } })
    if (!server.stdout) throw new Error('The server has no output')
    for await (const line of createInterface({ input: server.stdout })) {
      const [, port] = /^ready http:\/\/[^:]+:(\d+)$/.exec(line) ?? []
      if (port) return port
    }
    throw new Error('The server has ended')
  }

  it('copy a running server with its bucket, and restore it into a folder', async () => {
    const buckets = await startBuckets('old')
    try {
      const { endpoint, bucket, region, accessKeyId, secretAccessKey } = buckets.config('old')
      const upload = await createS3Storage(buckets.config('old')).put(
        new TextEncoder().encode('a picture'),
        'webp',
      )
      const S3 = {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      }
      const PORT = await startServer({ DATA_DIR: join(folder, 'old'), ...S3 })
      const file = join(folder, 'backup.tar.gz')
      const run = (script: string, env: Record<string, string>) =>
        execute('npm', ['run', '--silent', script, file], {
          cwd: ROOT,
          env: { PATH: process.env.PATH, DATABASE_URL: '', ...env },
        })
      const backup = await run('backup', { DATA_DIR: join(folder, 'old'), PORT, ...S3 })
      expect(backup.stdout).toMatch(
        /^Wrote and checked .* pglite of .*, 1 uploads from the bucket old of http/,
      )
      const restored = await run('restore', { DATA_DIR: join(folder, 'new') })
      expect(restored.stdout).toContain(`1 uploads into ${join(folder, 'new/uploads')}`)
      expect(readFileSync(join(folder, 'new/uploads', upload), 'utf8')).toBe('a picture')
      expect(existsSync(join(folder, 'new/db'))).toBe(true)
    } finally {
      await buckets.stop()
    }
  }, 240_000)
})
