import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { openStage } from './stage.ts'
import { describeFailure, playSeed } from './story/play-seed.ts'
import { RARE_STORIES } from './story/rare-stories.ts'
import { REGRESSIONS } from './story/regressions.ts'
import { runStory } from './story/run-story.ts'
import { SCREEN_STORIES } from './story/screen-stories.ts'
import { storyOf } from './story/steps.ts'
import type { Stage } from './story/world.ts'

const SEEDS = 500
// Two to three minutes on a busy machine; a failing seed is shortened too.
const MAX_MS = 20 * MINUTE_MS
const NAMED_MS = 2 * MINUTE_MS
const NAMED = Object.entries({ ...REGRESSIONS, ...RARE_STORIES, ...SCREEN_STORIES })

// Each commit plays other stories, and the same ones again. A failure names its seed, which `SEED` repeats.
const first = Number(process.env.SEED ?? inject('golden').commit)

describe('the simulator', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(inject('golden').pglite)
  })
  afterAll(() => stage.server.close())

  // A story that has timed out would play on beside the next one.
  describe('of a name', { timeout: NAMED_MS }, () => {
    test.each(NAMED)('%s', async (_, story) => {
      const { findings, history } = await runStory(stage, story)
      expect(findings, history.join('\n')).toEqual([])
    })
  })

  test.each([false, true])(
    'a seed replays the same history, screens: %s',
    { timeout: NAMED_MS },
    async (is) => {
      const story = storyOf(first, [], is)
      const [one, two] = [await runStory(stage, story), await runStory(stage, story)]
      expect(two.history).toEqual(one.history)
      expect(two.digest).toBe(one.digest)
    },
  )

  test('no story breaks an invariant', { timeout: MAX_MS }, async () => {
    const start = performance.now()
    for (let seed = first; seed < first + SEEDS; seed += 1) {
      const { failure } = await playSeed(stage, seed, 'steady')
      if (failure) expect.fail(describeFailure(failure))
    }
    const seconds = ((performance.now() - start) / SECOND_MS).toFixed(0)
    process.stdout.write(`simulator: ${SEEDS} stories from seed ${first} in ${seconds} s\n`)
  })
})
