import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Deps } from '../http/deps.ts'
import { NO_PAYLOAD, runTask, type Task } from '../tasks/task.ts'
import { TASKS } from './registry.ts'

const deps = {} as Deps
const SERVER = resolve(import.meta.dirname, '..')

describe('the list of tasks', () => {
  const defining = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(SERVER, file), 'utf8') }))
    .filter(
      ({ file, text }) => file !== 'tasks/task.ts' && /\bdefineTask\(|interface TaskPayloads/.test(text),
    )

  it('is complete: files and exports that define a task have the names by which it finds them', () => {
    expect(defining.length).toBeGreaterThan(20)
    expect(defining.filter(({ file }) => !file.endsWith('-task.ts')).map(({ file }) => file)).toEqual([])
    const named = defining.flatMap(({ text }) =>
      [...text.matchAll(/^ {4}'([a-z-]+)': /gm)].map(([, name]) => name),
    )
    expect(Object.keys(TASKS).sort()).toEqual(named.sort())
  })
})

describe('an entry of the queue', () => {
  it('is handled with its payload', async () => {
    const done: unknown[] = []
    const task: Task<'remove-file'> = {
      ...TASKS['remove-file'],
      work: async (_, payload) => void done.push(payload),
    }
    await runTask(task, deps, { name: 'a.webp' })
    expect(done).toEqual([{ name: 'a.webp' }])
  })

  it.each([{}, { name: 7 }, null])('with the payload %j is refused by the schema', async (payload) => {
    const task: Task<'remove-file'> = {
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
