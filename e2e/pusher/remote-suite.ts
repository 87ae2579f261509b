import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { startServer } from '../support/server.ts'

// Runs the remote tests in the `pusher` package, unchanged, against our server.
const require = createRequire(import.meta.url)
const tests = join(dirname(require.resolve('pusher/package.json')), 'tests/remote/**/*.js')
const mocha = join(dirname(require.resolve('mocha/package.json')), 'bin/mocha.js')
const app = { PUSHER_APP_ID: '1', PUSHER_APP_KEY: 'KEY', PUSHER_APP_SECRET: 'SECRET' }

const server = await startServer({ DEMO: '0', ...app })
try {
  const child = spawn(process.execPath, [mocha, '--exit', tests], {
    stdio: 'inherit',
    env: { ...process.env, PUSHER_URL: `http://KEY:SECRET@127.0.0.1:${server.port}/apps/1` },
  })
  process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
} finally {
  await server.stop()
}
