import { clear, keys } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { takenJobsStore } from '#client/platform/device/storage/stores.ts'
import type { WholeJob } from '#shared/contract/jobs.ts'
import {
  findTakenJob,
  forgetTakenJob,
  listTakenSearches,
  markTakenUsed,
  readTakenJobs,
  readTakenSearch,
  removeTakenSearch,
  storeTakenSearch,
  TAKEN_LIMITS,
} from './taken-jobs.ts'

const NOW = Date.parse('2026-05-04T10:00:00Z')
// The store reads only the slug.
const job = (slug: string, description = '') => ({ slug, description }) as WholeJob
const store = (key: string, slugs: string[], now = NOW) =>
  storeTakenSearch(
    { key, label: key },
    slugs.map((slug) => job(slug)),
    now,
  )
const slugsOf = async (key: string) => (await readTakenSearch(key, NOW))?.jobs.map(({ slug }) => slug)

beforeEach(() => clear(takenJobsStore))

test('a search is stored with its jobs in order; stored again it replaces them, but not those of other searches', async () => {
  await store('bakers', ['b', 'a', 'shared'])
  await store('berlin', ['shared', 'c'])
  expect(await slugsOf('bakers')).toEqual(['b', 'a', 'shared'])
  await store('bakers', ['d'])
  expect(await slugsOf('bakers')).toEqual(['d'])
  expect(await slugsOf('berlin')).toEqual(['shared', 'c'])
  expect(await findTakenJob('a', NOW)).toBeNull()
  await removeTakenSearch('berlin')
  expect((await readTakenJobs(NOW)).map(({ job }) => job.slug)).toEqual(['d'])
  // As for a visitor: nothing about the reader was stored.
  expect((await findTakenJob('d', NOW))?.job).toMatchObject({ my_rate: null, similar: [] })
  await forgetTakenJob('d')
  expect(await slugsOf('bakers')).toEqual([])
})

test('above the limit the search that was shown least recently goes first', async () => {
  for (let index = 0; index < TAKEN_LIMITS.searches; index++)
    await store(`s${index}`, [`j${index}`], NOW + index)
  await markTakenUsed('s0', NOW + 100)
  await store('one more', ['more'], NOW + 200)
  const kept = (await listTakenSearches(NOW + 200)).map(({ key }) => key)
  expect(kept).toHaveLength(TAKEN_LIMITS.searches)
  expect(kept).toContain('s0')
  expect(kept).not.toContain('s1')
  expect(await findTakenJob('j1', NOW + 200)).toBeNull()
})

test('at most 200 jobs of a search are stored, for 30 days', async () => {
  await store(
    'many',
    Array.from({ length: 250 }, (_, index) => `job-${index}`),
  )
  expect(await slugsOf('many')).toHaveLength(200)
  expect(await readTakenSearch('many', NOW + TAKEN_LIMITS.ageMs)).toBeNull()
  expect(await readTakenJobs(NOW + TAKEN_LIMITS.ageMs)).toEqual([])
})

test('when the device is full, nothing of it is stored and the earlier search stays whole', async () => {
  await store('bakers', ['a', 'b'])
  const before = await keys(takenJobsStore)
  const full: typeof takenJobsStore = (mode, work) =>
    takenJobsStore(mode, async (opened) => {
      const done = await work(opened)
      opened.transaction.abort()
      return done
    })
  await expect(storeTakenSearch({ key: 'bakers', label: '' }, [job('c')], NOW, full)).rejects.toThrow()
  expect(await keys(takenJobsStore)).toEqual(before)
  expect(await slugsOf('bakers')).toEqual(['a', 'b'])
})
