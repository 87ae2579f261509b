import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { JobAnswer } from '#shared/contract/jobs.ts'
import { NotificationsAnswer } from '#shared/contract/notifications.ts'
import { RemovalsAnswer } from '#shared/contract/objections.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { ContractError } from './errors.ts'
import { validateAnswer } from './request.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const read = <T>(schema: z.core.$ZodType<T>, answer: unknown): T => validateAnswer('/list', schema, answer)
const removal = (type: string, id: number) => ({
  type,
  id,
  title: 'Cook',
  reason: 'Nobody pays for work.',
  ground: 'fraud',
  removed_at: '2026-12-01T10:00:00Z',
  objection: null,
})

it('a list of a newer server is shown without the items that this release cannot name', () => {
  const bid = removal('bid', 1)
  const answer = { data: [removal('review', 2), bid, { ...removal('message', 3), ground: 'new_law' }] }
  expect(read(RemovalsAnswer, answer)).toEqual({ data: [bid] })
  // A cached answer stays as it came.
  expect(answer.data).toHaveLength(3)
})

it('so is a page of notifications, with the server’s counts', () => {
  const notification = (kind: string, id: number) => ({
    id,
    kind,
    subject: { type: 'account', id: 1, title: '' },
    actor: null,
    detail: null,
    created_at: '2026-12-01T10:00:00Z',
    read_at: null,
  })
  const links = { first: null, last: null, prev: null, next: null }
  const meta = { current_page: 1, last_page: 1, per_page: 20, total: 2, from: 1, to: 2 }
  const data = [notification('interview_planned', 2), notification('account_warned', 1)]
  const page = read(NotificationsAnswer, { data, links, meta, unread_count: 2 })
  expect(page.data.map(({ id }) => id)).toEqual([1])
  expect(page.unread_count).toBe(2)
})

const Post = z.object({ state: z.enum(['open', 'closed']), tags: z.array(z.enum(['a', 'b'])) })
const One = z.object({ data: Post })
const All = z.object({ data: z.array(Post) })
const Similar = z.object({ data: z.object({ id: z.int(), similar: z.array(Post) }) })
const post = { state: 'open', tags: ['a'] }

it('a list inside the answer loses its unknown items, too, down to none', () => {
  const paused = { ...post, state: 'paused' }
  expect(read(Similar, { data: { id: 1, similar: [paused, post] } })).toEqual({
    data: { id: 1, similar: [post] },
  })
  expect(read(Similar, { data: { id: 1, similar: [paused] } })).toEqual({ data: { id: 1, similar: [] } })
})

it('a list within an entry or within a single answer stays whole: the entry is left out, or the answer is refused', () => {
  const Vacancy = z.object({ id: z.int(), signals: z.array(z.object({ code: z.enum(['money']) })) })
  const Queue = z.object({ data: z.array(Vacancy) })
  const vacancy = (id: number, ...codes: string[]) => ({ id, signals: codes.map((code) => ({ code })) })
  const known = vacancy(1, 'money')
  expect(read(Queue, { data: [vacancy(2, 'money', 'passport'), known] })).toEqual({ data: [known] })
  expect(() => read(Queue, { data: [vacancy(2, 'passport')] })).toThrow(ContractError)
  expect(() => read(z.object({ data: Vacancy }), { data: vacancy(2, 'passport') })).toThrow(ContractError)
})

const Job = z.object({
  data: z.object({
    shifts: z.nullable(z.enum(['day', 'night'])),
    housing: z.optional(z.enum(['room', 'flat'])),
    pay: z.enum(['hour', 'month']),
    langs: z.array(z.enum(['de', 'en'])),
  }),
})
const job = { shifts: 'day', housing: 'room', pay: 'hour', langs: ['de'] }

it('a single object is shown without the choice that this release cannot name, where it may have none', () => {
  const rest = { pay: 'hour', langs: ['de'] }
  expect(read(Job, { data: { ...job, shifts: 'twilight' } })).toEqual({
    data: { ...rest, shifts: null, housing: 'room' },
  })
  expect(read(Job, { data: { ...job, housing: 'boat' } })).toEqual({ data: { ...rest, shifts: 'day' } })
  for (const unknown of [{ pay: 'year' }, { langs: ['de', 'xx'] }, { shifts: 'twilight', pay: 'year' }])
    expect(() => read(Job, { data: { ...job, ...unknown } })).toThrow(ContractError)
})

it.each(['/cabinet/vacancies/1', '/admin/vacancies/1'])(
  'but not where a form would save it without (%s)',
  (path) => {
    const answer = { data: { ...job, shifts: 'twilight' } }
    expect(() => validateAnswer(path, Job, answer)).toThrow(ContractError)
  },
)

it('a list that the device stores whole is refused', () => {
  const answer = { data: [post, { ...post, state: 'paused' }] }
  expect(() => validateAnswer('/list', All, answer, true)).toThrow(ContractError)
})

it('a list of choices never loses one of them: a form would save it without', () => {
  const tagged = { ...post, tags: ['a', 'c'] }
  expect(read(All, { data: [tagged, post] })).toEqual({ data: [post] })
  expect(() => read(One, { data: tagged })).toThrow(ContractError)
})

it.each([
  ['nothing would be left', All, { data: [{ state: 'paused', tags: [] }] }],
  ['it is the answer itself', One, { data: { state: 'paused', tags: [] } }],
  ['something else is wrong, too', All, { data: [{ state: 'paused', tags: [] }, { state: 'open' }] }],
  ['a value is missing', All, { data: [{ tags: [] }, { state: 'open', tags: [] }] }],
  ['there is no answer', JobAnswer, null],
] as const)('the error says so when %s', (_when, schema, answer) => {
  expect(() => read<unknown>(schema, answer)).toThrow(ContractError)
})

it('the new release is looked for at once, and again after a minute', async () => {
  vi.resetModules()
  vi.useFakeTimers()
  const update = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ update }) } })
  const { lookForUpdate } = await import('./known-items.ts')
  await lookForUpdate()
  await lookForUpdate()
  expect(update).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(MINUTE_MS)
  await lookForUpdate()
  expect(update).toHaveBeenCalledTimes(2)
})
