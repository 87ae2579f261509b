import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { MINUTE_MS } from '#shared/durations.ts'
import { createVapidKey } from './push/vapid.ts'
import { DEMO_PASSWORD } from './seed/demo/fill-accounts.ts'
import { csvOf, DEFAULTS, importRow } from './testing/import-rows.ts'

/** What the tests read of an answer. */
type Answer = { access_token: string; data: Row & Row[] }
type Row = { id: number; title: string; run: { state: string; done: number } | null }

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

describe('the server as a program', () => {
  let dataDir: string
  const running: ChildProcess[] = []
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'jobmost-main-'))
  })
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Starts the server. `ended` resolves to its exit code and output. */
  function start(env: Record<string, string> = {}) {
    const settings = { DATA_DIR: dataDir, DEMO: '0', PORT: '0', LOG_LEVEL: 'silent', ...env }
    const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...settings } })
    running.push(child)
    let output = ''
    const port = new Promise<number>((resolve) => {
      const receive = (chunk: Buffer) => {
        output += chunk
        const ready = /^ready http:\/\/[^:]+:(\d+)$/m.exec(output)
        if (ready) resolve(Number(ready[1]))
      }
      child.stdout.on('data', receive)
      child.stderr.on('data', receive)
    })
    const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, output })),
    )
    return { child, port, ended }
  }

  it('answers, locks its data directory, and stops cleanly despite an idle connection', async () => {
    const first = start()
    const port = await first.port
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)

    const second = await start().ended
    expect(second.code).toBe(1)
    expect(second.output).toContain('is in use by another process')

    const silent = connect(port, '127.0.0.1')
    silent.on('error', () => undefined)
    await new Promise((resolve) => silent.once('connect', resolve))
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
  }, 60_000)

  it('keeps the real-time key at a restart, and closes its sockets with a code that makes clients reconnect', async () => {
    const keyOf = async (port: number) => {
      const answer = await (await fetch(`http://127.0.0.1:${port}/api/v1/realtime`)).json()
      return (answer as { data: { key: string } }).data.key
    }
    const first = start()
    const key = await keyOf(await first.port)
    const socket = new WebSocket(`ws://127.0.0.1:${await first.port}/app/${key}?protocol=7`)
    await once(socket, 'message')
    const closed = once(socket, 'close')
    first.child.kill('SIGTERM')
    expect((await closed)[0]).toBe(4200)
    expect((await first.ended).code).toBe(0)
    const second = start()
    expect(await keyOf(await second.port)).toBe(key)
  }, 60_000)

  it('finishes an import of a killed process after the restart, each row exactly once', async () => {
    // The list of own vacancies has no more than 1,000 that were never approved.
    const rows = 900
    const settings = { DEMO: '1', DEMO_JOBS: '1', RATE_LIMIT: '0' }
    const first = start(settings)
    let api = `http://127.0.0.1:${await first.port}/api/v1`
    const call = async (method: string, path: string, body: object = {}, token = '') => {
      const isFile = body instanceof FormData
      const answer = await fetch(`${api}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(!isFile && { 'content-type': 'application/json' }) },
        ...(method !== 'GET' && { body: isFile ? body : JSON.stringify(body) }),
      })
      return (await answer.json()) as Answer
    }
    const employer = { login: 'boss@jobmost.example', password: DEMO_PASSWORD }
    const { access_token: token } = await call('POST', '/auth/login', employer)
    const own = (method: string, path: string, body?: object) => call(method, `/cabinet${path}`, body, token)
    const until = (isReached: (run: { state: string; done: number }) => boolean) =>
      vi.waitFor(
        async () => {
          const run = (await own('GET', '/imports')).data[0]?.run
          expect(run && isReached(run)).toBe(true)
        },
        // Asking without a pause would take the processor from the server that imports.
        { timeout: MINUTE_MS, interval: 50 },
      )
    const { id } = (await own('POST', '/imports', { name: 'Bakery', ...DEFAULTS })).data
    const file = new FormData()
    const places = { city: 'Leipzig', rubric: 'Cleaning' }
    file.set(
      'file',
      new Blob([csvOf(Array.from({ length: rows }, (_, index) => importRow(index, places)))]),
      'a.csv',
    )
    await own('POST', `/imports/${id}/file`, file)
    await until(({ state }) => state === 'ready')
    await own('POST', `/imports/${id}/start`)
    // Usually after the first of six transactions; a busy machine may answer later.
    await until(({ done }) => done > 0)
    first.child.kill('SIGKILL')
    await first.ended
    api = `http://127.0.0.1:${await start(settings).port}/api/v1`
    await until(({ state }) => state === 'done')
    const { data } = await own('GET', '/vacancies')
    const titles = data
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => title.startsWith('Bäcker '))
    expect([titles.length, new Set(titles).size]).toEqual([rows, rows])
  }, 60_000)

  it('names each wrong variable, without its value, and does not start', async () => {
    const bad = { PORT: '70000', DATABASE_URL: 'mysql://u:secret@x', JWT_SECRET: 'x'.repeat(40) }
    const { code, output } = await start(bad).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^PORT: .+\nDATABASE_URL: .+\n/)
    expect(output).not.toContain('secret')
  })

  it('names the unreachable database without its password', async () => {
    const url = 'postgres://u:secret@127.0.0.1:1/x'
    const pusher = { PUSHER_APP_ID: '1', PUSHER_APP_KEY: 'key', PUSHER_APP_SECRET: 'hidden' }
    const vapid = { VAPID_PRIVATE_KEY: createVapidKey() }
    const given = { DATABASE_URL: url, JWT_SECRET: 'x'.repeat(40), ...pusher, ...vapid }
    const { code, output } = await start(given).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^DATABASE_URL: cannot be used \(ECONNREFUSED\)$/m)
    expect(output).not.toContain('secret')
  })
})
