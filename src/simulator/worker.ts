import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { MUTANTS } from './mutants/mutants.ts'
import type { Outcome } from './story/run-story.ts'

/** What a worker is to play: every `stride`-th seed; with a mutant only until a story catches it. */
export type Task = {
  golden: string
  from: number
  count: number
  stride: number
  mutant: string | null
  untilMs: number
}
/** The result of one seed. */
export type Report = Pick<Outcome, 'findings' | 'digest' | 'events' | 'requests' | 'faults' | 'checks'> & {
  seed: number
  steps: number
  failure: string | null
}

const { golden, from, count, stride, mutant: name, untilMs } = workerData as Task
const mutant = MUTANTS.find((one) => one.name === name) ?? null
if (mutant?.file.startsWith('server/')) {
  // Before the server is loaded.
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.endsWith(`/src/${mutant.file}`)) return loaded
      return { ...loaded, source: mutant.change(String(loaded.source)) }
    },
  })
}
const { openStage } = await import('./stage.ts')
const { describeFailure, playSeed } = await import('./story/play-seed.ts')
const { runStory } = await import('./story/run-story.ts')
const { storyOf } = await import('./story/steps.ts')
const stage = await openStage(golden, mutant)
const end = Date.now() + untilMs
for (let seed = from; seed < from + count * stride && Date.now() < end; seed += stride) {
  // The story of a mutant need not be short.
  const story = storyOf(seed)
  const { outcome, steps, failure } = mutant
    ? { outcome: await runStory(stage, story), steps: story.steps.length, failure: null }
    : await playSeed(stage, seed)
  const { findings, digest, events, requests, faults, checks } = outcome
  const report: Report = {
    findings,
    digest,
    events,
    requests,
    faults,
    checks,
    seed,
    steps,
    failure: failure && describeFailure(failure),
  }
  parentPort?.postMessage(report)
  if (mutant && findings.length) break
}
parentPort?.postMessage(null)
await stage.server.close()
process.exit(0)
