import { describe, expect, it } from 'vitest'
import type { Deps } from '../http/deps.ts'
import { NO_PAYLOAD, runTask, type Task } from '../tasks/task.ts'
import { TASKS } from './registry.ts'

const deps = {} as Deps

describe('an entry of the queue', () => {
  it('is handled with its payload', async () => {
    const done: unknown[] = []
    const task: Task<'remove-file', Deps> = {
      ...TASKS['remove-file'],
      work: async (_, payload) => void done.push(payload),
    }
    await runTask(task, deps, { name: 'a.webp' })
    expect(done).toEqual([{ name: 'a.webp' }])
  })

  it.each([{}, { name: 7 }, null])('with the payload %j is refused by the schema', async (payload) => {
    const task: Task<'remove-file', Deps> = {
      ...TASKS['remove-file'],
      work: async () => expect.unreachable(),
    }
    await expect(runTask(task, deps, payload)).rejects.toThrow('remove-file')
  })

  it('of a scheduled task needs no payload', () => {
    const scheduled = Object.values(TASKS).filter(({ schedule }) => schedule)
    expect(scheduled.length).toBeGreaterThan(5)
    expect(scheduled.filter(({ payload }) => payload !== NO_PAYLOAD).map(({ name }) => name)).toEqual([])
  })
})
