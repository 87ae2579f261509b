import { loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { openEngines } from '../support/engines.ts'
import { startServer } from '../support/server.ts'
import { sendBombs } from './bombs.ts'
import { register } from './callers.ts'
import { createClient } from './client.ts'
import { createFindings, type Findings } from './findings.ts'
import { fuzz } from './fuzz.ts'
import { holdSlowly } from './slow.ts'
import { floodSockets } from './sockets.ts'
import { tryScripts } from './xss.ts'

// npm run test:hostile; REQUESTS and SEED change the run, ENGINE=pglite or postgres runs one database only, PHASES (such as
// fuzz,bombs) some phases only.
const total = Number(process.env.REQUESTS ?? 25_000)
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6))
const phases = process.env.PHASES?.split(',')
const HONEST_P99_MS = 100
// With fewer requests in a phase, the 99th percentile is the slowest one. Then only the percentile of the run counts.
const MIN_FOR_P99 = 100
const print = (line: string) => void process.stdout.write(`${line}\n`)

type Measured = { phase: string; target: string; ms: number; status: number }

const lines: string[] = []
const engines = await openEngines()
try {
  for (const { name, envOf } of engines.all) {
    const findings = createFindings()
    print(`${name}: ${total} requests, SEED=${seed}, load ${loadavg()[0]?.toFixed(1)}`)
    await attack(await envOf('hostile'), findings)
    lines.push(...findings.lines().map((line) => `${name} ${line}`))
  }
} finally {
  await engines.stop()
}
print(lines.length ? lines.join('\n') : 'nothing found')
process.exit(lines.length ? 1 : 0)

/** Starts a server with rate limits and attacks it, while an honest user reads pages. */
async function attack(env: Record<string, string>, findings: Findings): Promise<void> {
  const server = await startServer({ RATE_LIMIT: '1', LOG_LEVEL: 'error', ...env })
  const client = createClient(server.port)
  try {
    const { token } = await register(client, 'worker', 'Anna', '198.51.100.1')
    const honest = new Worker(new URL('./honest.ts', import.meta.url), {
      workerData: { port: server.port, token },
    })
    const measured = new Promise<Measured[]>((resolve) => honest.once('message', resolve))
    const phase = async (name: string, work: () => Promise<unknown>) => {
      if (phases && !phases.includes(name)) return
      honest.postMessage(name)
      const start = performance.now()
      const result = await work()
      print(`  ${name.padEnd(10)}${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${result}`)
    }
    await phase('fuzz', async () => {
      const statuses = await fuzz(client, { total, seed }, findings, server.log)
      return [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')
    })
    await phase('scripts', () => tryScripts(server, client, findings))
    await phase('bombs', () => sendBombs(client, findings))
    await phase('sockets', () => floodSockets(server.port, findings))
    await phase('slow', () => holdSlowly(server.port, findings))
    honest.postMessage(null)
    report(await measured, findings)
    for (const [what, ms] of findings.slowest()) print(`  ${Math.round(ms)} ms ${what}`)
  } finally {
    client.close()
    await server.stop()
  }
}

/** Prints the honest user's times by phase. Times that are too long and refused requests are findings. */
function report(measured: Measured[], findings: Findings): void {
  const seen = [...new Set(measured.map((one) => one.phase)), 'all']
  for (const phase of seen) {
    const during = measured.filter((one) => phase === 'all' || one.phase === phase)
    const times = during.map(({ ms }) => ms).sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
    const load = loadavg()[0]?.toFixed(1)
    print(
      `  honest user, ${phase}: ${times.length} requests, p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms; load ${load}`,
    )
    const slowest = during.toSorted((a, b) => b.ms - a.ms).slice(0, 3)
    print(`    slowest: ${slowest.map(({ target, ms }) => `${Math.round(ms)} ms ${target}`).join(', ')}`)
    const refused = during.filter(({ status }) => status !== 200)
    if (refused.length && phase !== 'all')
      findings.add(phase, `the honest user got ${refused[0]?.status}`, `${refused.length} times`)
    if (times.length >= MIN_FOR_P99 && at(0.99) > HONEST_P99_MS)
      findings.add(
        phase,
        `the honest user's p99 is above ${HONEST_P99_MS} ms`,
        `${at(0.99)} ms at load ${load}`,
      )
  }
}
