import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { Mutant } from './mutants/mutant.ts'
import { MUTANTS } from './mutants/mutants.ts'
import type { Outcome } from './story/run-story.ts'
import type { Range, Story } from './story/steps.ts'

/**
 * The work of one worker thread: every `stride`-th seed, at most for `untilMs`. Each mutant is played until a story
 * catches it. A mutant of the server needs a separate worker.
 */
export type Task = {
  golden: string
  from: number
  count: number
  stride: number
  mutants: string[]
  range: Range
  untilMs: number
}
/** The result of one seed. */
export type Report = Pick<Outcome, 'findings' | 'digest' | 'events' | 'requests' | 'faults' | 'checks'> & {
  seed: number
  steps: number
  failure: string | null
  mutant: string | null
}

const { golden, from, count, stride, mutants: names, range, untilMs } = workerData as Task
const mutants = MUTANTS.filter(({ name }) => names.includes(name))
for (const { file, change } of mutants.filter((one) => one.file.startsWith('server/'))) {
  // A mutant of the server must be planted before the server is loaded.
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      return url.endsWith(`/src/${file}`) ? { ...loaded, source: change(String(loaded.source)) } : loaded
    },
  })
}
const { openStage, withMutant } = await import('./stage.ts')
const { describeFailure, playSeed } = await import('./story/play-seed.ts')
const { runStory } = await import('./story/run-story.ts')
const { RARE_STORIES } = await import('./story/rare-stories.ts')
const { SCREEN_STORIES } = await import('./story/screen-stories.ts')
const { REGRESSIONS } = await import('./story/regressions.ts')
const { storyOf } = await import('./story/steps.ts')
const stage = await openStage(golden)

if (mutants.length === 0) await playAll()
for (const mutant of mutants) await playMutant(mutant)
await stage.server.close()
process.exit(0)

async function playAll(): Promise<void> {
  const end = Date.now() + untilMs
  for (let seed = from; seed < from + count * stride && Date.now() < end; seed += stride) {
    const { outcome, steps, failure } = await playSeed(stage, seed, range)
    report(seed, steps, outcome, null, failure && describeFailure(failure))
  }
}

async function playMutant(mutant: Mutant): Promise<void> {
  const end = Date.now() + untilMs
  const mutated = await withMutant(stage, mutant)
  const play = async (seed: number, story: Story) => {
    const outcome = await runStory(mutated, story)
    report(seed, story.steps.length, outcome, mutant.name, null)
    return outcome.findings.length > 0
  }
  const named = mutant.hasScreens ? SCREEN_STORIES : { ...RARE_STORIES, ...REGRESSIONS }
  for (const story of Object.values(named)) if (await play(0, story)) return
  for (let seed = from; seed < from + count && Date.now() < end; seed += 1)
    if (await play(seed, storyOf(seed, mutant.focus, mutant.hasScreens ?? false))) return
}

function report(
  seed: number,
  steps: number,
  { findings, digest, events, requests, faults, checks }: Outcome,
  mutant: string | null,
  failure: string | null,
): void {
  const result: Report = {
    findings,
    digest,
    events,
    requests,
    faults,
    checks,
    seed,
    steps,
    mutant,
    failure,
  }
  parentPort?.postMessage(result)
}
