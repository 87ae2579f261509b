import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { writeGolden } from './golden.ts'
import { MUTANTS } from './mutants/mutants.ts'
import type { Report, Task } from './worker.ts'

// npm run test:simulate; SEED is the first seed, SEEDS how many, MINUTES the limit; RANGE=steady plays the kind of stories that
// each commit plays; STRIDE=5 plays each fifth seed: from a multiple of five, those with screens. `-- --mutants` plants faults.
const MUTANT_SEEDS = 400
const MUTANT_MS = Number(process.env.MUTANT_SECONDS ?? 60) * SECOND_MS
const first = Number(process.env.SEED ?? 1)
const seeds = Number(process.env.SEEDS ?? 1000)
const every = Number(process.env.STRIDE ?? 1)
const untilMs = Number(process.env.MINUTES ?? 60) * MINUTE_MS
const range = process.env.RANGE === 'steady' ? 'steady' : 'all'
const workers = Number(process.env.WORKERS ?? Math.min(cpus().length, seeds))
const print = (line: string) => void process.stdout.write(`${line}\n`)

const folder = await mkdtemp(join(tmpdir(), 'jobmost-simulator-'))
const golden = join(folder, 'golden.tar')
await writeGolden(golden)
const isGood = process.argv.includes('--mutants') ? await runMutants() : await runSeeds()
await rm(folder, { recursive: true, force: true })
process.exit(isGood ? 0 : 1)

async function runSeeds(): Promise<boolean> {
  const start = performance.now()
  const total = { seeds: 0, steps: 0, requests: 0, faults: 0, events: 0, checks: 0 }
  const failed: number[] = []
  const stride = workers * every
  const count = Math.ceil(seeds / workers)
  const tasks = Array.from({ length: workers }, (_, index) =>
    play({ golden, from: first + index * every, count, stride, mutants: [], range, untilMs }, (report) => {
      total.seeds += 1
      for (const name of ['steps', 'requests', 'faults', 'events', 'checks'] as const)
        total[name] += report[name]
      if (!report.failure) return
      failed.push(report.seed)
      print(report.failure)
    }),
  )
  await Promise.all(tasks)
  const seconds = (performance.now() - start) / 1000
  for (const [name, number] of Object.entries(total))
    print(`${name.padEnd(12)}${String(number).padStart(10)}`)
  print(
    `${'seconds'.padEnd(12)}${seconds.toFixed(1).padStart(10)}  (${(total.seeds / seconds).toFixed(1)} seeds a second)`,
  )
  print(
    failed.length ? `failed seeds: ${failed.sort((a, b) => a - b).join(', ')}` : 'no invariant was broken',
  )
  return failed.length === 0
}

async function runMutants(): Promise<boolean> {
  const chosen = MUTANTS.filter(({ name }) =>
    (process.env.MUTANT ?? '').split('|').some((part) => name.includes(part)),
  )
  const caught = new Map<string, string>()
  const tried = new Map<string, number>()
  const task = { golden, from: first, count: MUTANT_SEEDS, stride: 1, range, untilMs: MUTANT_MS } as const
  const onReport = ({ mutant, findings, seed }: Report) => {
    if (!mutant) return
    tried.set(mutant, (tried.get(mutant) ?? 0) + 1)
    if (!findings.length) return
    const invariants = new Set(findings.map((one) => one.split(':')[0]))
    caught.set(mutant, `seed ${seed}: ${[...invariants].join(', ')}`)
    print(`${mutant.padEnd(64)} ${caught.get(mutant)}`)
  }
  const ofClient = chosen.filter(({ file }) => file.startsWith('client/')).map(({ name }) => name)
  const groups = [
    ...Array.from({ length: workers }, (_, index) => ofClient.filter((_name, at) => at % workers === index)),
    ...chosen.filter(({ file }) => file.startsWith('server/')).map(({ name }) => [name]),
  ].filter((group) => group.length > 0)
  const next = async (): Promise<void> => {
    const mutants = groups.shift()
    if (!mutants) return
    await play({ ...task, mutants }, onReport)
    await next()
  }
  await Promise.all(Array.from({ length: workers }, next))
  const survived = chosen.filter(({ name }) => !caught.has(name))
  for (const { name } of survived) print(`${name.padEnd(64)} SURVIVED ${tried.get(name) ?? 0} stories`)
  print(`${caught.size} of ${chosen.length} planted faults caught`)
  return survived.length === 0
}

/** Plays seeds in a thread with a server of its own. */
function play(task: Task, onReport: (report: Report) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    // Objects live for a story; collected more often, they would be copied again and again.
    resourceLimits: { maxYoungGenerationSizeMb: 256 },
  })
  return new Promise((resolve, reject) => {
    worker.on('message', onReport)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
