import { chromium } from 'playwright'
import { HEADLESS_SHELL } from '../../src/build/chromium.ts'
import { startServer } from '../support/server.ts'
import { bundleSpecs } from './bundle-specs.ts'
import type { SpecResult } from './jasmine.ts'
import { startSpecBackend } from './spec-backend.ts'
import { startTlsFront } from './tls-front.ts'

// Runs the integration suite in pusher-js's npm package, unchanged, in Chromium against our server. The specs name two
// apps at Pusher Channels. Here each is one of our servers, and the browser resolves the hosts to them.
const OUT_OF_SCOPE = `Not run, as the package's own run for Node.js and web workers leaves them out too:
- HTTP streaming, polling and SockJS transports: Pusher's own servers speak these; Jobmost offers WebSockets, and polls
  its API where there are none
- JSONP authorisation and script requests: about the browser's <script>, not about the engine`
const CLUSTERS = [
  { cluster: 'mt1', key: 'c49a449b916bb4246729', authPort: 3000 },
  { cluster: 'eu', key: 'cb7d5e50f5669e5c9ae6', authPort: 3001 },
]
const WITHIN_MS = 230_000

const script = await bundleSpecs()
const stops: (() => unknown)[] = []
const rules: string[] = []
try {
  for (const { cluster, key, authPort } of CLUSTERS) {
    const app = { appId: cluster, key, secret: `secret-of-${cluster}` }
    const server = await startServer({
      DEMO: '0',
      PUSHER_APP_ID: app.appId,
      PUSHER_APP_KEY: key,
      PUSHER_APP_SECRET: app.secret,
    })
    stops.push(server.stop)
    const [tls, backend] = [
      await startTlsFront(server.port),
      await startSpecBackend({ ...app, port: server.port }, script),
    ]
    stops.push(
      () => tls.server.close(),
      () => backend.server.closeAllConnections(),
      () => backend.server.close(),
    )
    rules.push(
      `MAP ws-${cluster}.pusher.com:80 127.0.0.1:${server.port}`,
      `MAP ws-${cluster}.pusher.com:443 127.0.0.1:${tls.port}`,
      `MAP localhost:${authPort} 127.0.0.1:${backend.port}`,
    )
  }
  const results = await runInBrowser(rules)
  const failed = results.filter(({ error }) => error)
  for (const { name, error, ms } of results)
    process.stdout.write(`${error ? '✗' : '✓'} ${name} (${ms} ms)${error ? `\n  ${error}` : ''}\n`)
  process.stdout.write(`\n${results.length} specs, ${failed.length} failed\n${OUT_OF_SCOPE}\n`)
  process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0
} finally {
  for (const stop of stops.reverse()) await stop()
}

type Page = { specResults: SpecResult[]; runSpecs(): Promise<void> }

async function runInBrowser(resolverRules: string[]): Promise<SpecResult[]> {
  const browser = await chromium.launch({
    ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      `--host-resolver-rules=${resolverRules.join(', ')}`,
    ],
  })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`))
    await page.goto('http://localhost:3000/specs')
    page.setDefaultTimeout(WITHIN_MS)
    const run = page.evaluate(() => (globalThis as unknown as Page).runSpecs())
    const tooLong = new Promise((resolve) => setTimeout(resolve, WITHIN_MS).unref())
    await Promise.race([run, tooLong])
    return await page.evaluate(() => (globalThis as unknown as Page).specResults)
  } finally {
    await browser.close()
  }
}
