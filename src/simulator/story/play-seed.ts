import fc from 'fast-check'
import { type Outcome, runStory } from './run-story.ts'
import { type Range, type Step, type Story, storiesInRange } from './steps.ts'
import type { Stage } from './world.ts'

// Limits the shrinking on a busy machine: a somewhat longer story is still readable.
const SHRINK_MS = 20_000

/** A failed seed with the shortest story found that breaks the same invariant. */
export type Failure = { seed: number; story: Story; outcome: Outcome; first: Outcome; runs: number }
export type Played = { outcome: Outcome; steps: number; failure: Failure | null }

const invariantOf = (finding: string | undefined) => finding?.split(':')[0]

/** Plays the story of a seed, and shortens it when it breaks an invariant. */
export async function playSeed(stage: Stage, seed: number, range: Range): Promise<Played> {
  const played: { story: Story; outcome: Outcome }[] = []
  const failed: { story: Story; outcome: Outcome }[] = []
  let running: Promise<Outcome> | undefined
  const property = fc.asyncProperty(storiesInRange(seed, range), async (story) => {
    running = runStory(stage, story)
    const outcome = await running
    played.push({ story, outcome })
    const wanted = invariantOf(played[0]?.outcome.findings[0])
    if (!outcome.findings.some((finding) => invariantOf(finding) === wanted)) return true
    failed.push({ story, outcome })
    return false
  })
  await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: SHRINK_MS })
  // An interrupted story would play on beside the next one.
  await running
  const [first] = played
  if (!first) throw new Error('No story was played')
  const steps = first.story.steps.length
  const shortest = failed.toSorted((a, b) => a.story.steps.length - b.story.steps.length)[0]
  if (!shortest) return { outcome: first.outcome, steps, failure: null }
  return {
    outcome: first.outcome,
    steps,
    failure: { seed, ...shortest, first: first.outcome, runs: played.length },
  }
}

/** A failure as readable text: the steps, the history, the broken invariant. */
export function describeFailure({ seed, story, outcome, first, runs }: Failure): string {
  return [
    `seed ${seed} breaks an invariant; shortened in ${runs} runs to ${story.steps.length} steps with randomSeed ${story.randomSeed}:`,
    ...(story.hasScreens ? ['  with screens'] : []),
    ...(story.ending ? [`  ending: ${story.ending}`] : []),
    ...(story.setting ? [`  setting: ${JSON.stringify(story.setting)}`] : []),
    ...first.findings.map((finding) => `  ! at first: ${finding}`),
    ...story.steps.map((step) => `  - ${describeStep(step)}`),
    ...outcome.history.map((line) => `  ${line}`),
    ...outcome.findings.map((finding) => `  ! ${finding}`),
  ].join('\n')
}

const describeStep = (step: Step): string => JSON.stringify(step)
