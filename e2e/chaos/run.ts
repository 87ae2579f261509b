import { rm } from 'node:fs/promises'
import { startServer } from '../support/server.ts'
import { noWrites } from './stage.ts'
import { playStory } from './story.ts'

// npm run test:chaos; SEED is the first seed, RUNS how many, WORKERS how many at once.
const first = Number(process.env.SEED ?? 1)
const runs = Number(process.env.RUNS ?? 200)
const workers = Number(process.env.WORKERS ?? 2)
const print = (line: string) => void process.stdout.write(`${line}\n`)

const start = performance.now()
const golden = await startServer()
await golden.end()
process.env.GOLDEN_DATA_DIR = golden.dataDir
const total = { runs: 0, steps: 0 }
const writes = noWrites()
const failed: number[] = []

/** Plays every `workers`-th seed on a server of its own. */
async function work(offset: number): Promise<void> {
  const server = await startServer()
  for (let seed = first + offset; seed < first + runs; seed += workers) {
    const { steps, writes: made, reasons, sent, violations } = await playStory(server, seed).catch(notBegun)
    total.runs += 1
    total.steps += steps.length
    for (const [does, { done, skipped }] of Object.entries(made)) {
      const counts = writes[does as keyof typeof writes]
      counts.done += done
      counts.skipped += skipped
    }
    if (reasons.length > 0) print(`seed ${seed} skipped ${reasons.join('; ')}`)
    if (violations.length === 0) continue
    failed.push(seed)
    print(
      `seed ${seed}\n  ${steps.map((step) => JSON.stringify(step)).join('\n  ')}\n  sent: ${sent.join('\n  ')}\n  → ${violations.join('\n  → ')}`,
    )
  }
  await server.stop()
}
/** A story that could not begin is a failed one; the others go on. */
const notBegun = (error: unknown) => ({
  steps: [],
  writes: noWrites(),
  reasons: [],
  sent: [],
  violations: [String(error)],
})

await Promise.all(Array.from({ length: workers }, (_, offset) => work(offset)))
await rm(golden.dataDir, { recursive: true, force: true })

for (const [name, number] of Object.entries(total)) print(`${name.padEnd(12)}${String(number).padStart(8)}`)
for (const [name, { done, skipped }] of Object.entries(writes))
  print(`${name.padEnd(12)}${String(done).padStart(8)} done${String(skipped).padStart(6)} skipped`)
print(`${'seconds'.padEnd(12)}${String(Math.round((performance.now() - start) / 1000)).padStart(8)}`)
print(failed.length ? `failed seeds: ${failed.sort((a, b) => a - b).join(', ')}` : 'no promise was broken')
process.exit(failed.length === 0 ? 0 : 1)
