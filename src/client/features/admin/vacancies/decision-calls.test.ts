import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/platform/api/errors.ts'
import { approveAll } from './decision-calls.ts'

const submit = vi.hoisted(() => vi.fn())
const enqueue = vi.hoisted(() => vi.fn())
vi.mock('#client/platform/outbox/submit.ts', () => ({ submitEntry: submit }))
vi.mock('#client/platform/outbox/outbox.ts', () => ({ enqueue }))

const read = [1, 2, 3].map((id) => ({ id, version: 4, title: 'Baker', objection: null }))
const idOf = (entry: { body: { id: number } }) => entry.body.id

beforeEach(() => {
  submit.mockReset()
  enqueue.mockReset()
})

it('approving several skips those changed meanwhile, and sends the version that was read', async () => {
  submit.mockImplementation(async (entry) => {
    if (idOf(entry) === 2) throw new ApiError({ status: 409, code: 'already_decided' })
    return 'sent'
  })
  expect(await approveAll(read)).toEqual({ decided: [1, 3], waiting: [], changed: 1, failure: null })
  expect(submit).toHaveBeenCalledWith({
    kind: 'vacancy-approval',
    label: 'Baker',
    body: { id: 3, version: 4, objected_at: null, batch: expect.any(String) },
  })
  expect(new Set(submit.mock.calls.map(([{ body }]) => body.batch)).size).toBe(1)
})

it('approving several without a connection waits for the first attempt only', async () => {
  submit.mockImplementation(async (entry) => (idOf(entry) === 1 ? 'sent' : 'waiting'))
  expect(await approveAll(read)).toEqual({ decided: [1], waiting: [2, 3], changed: 0, failure: null })
  expect(enqueue.mock.calls.map(([entry]) => idOf(entry))).toEqual([3])
})

it('approving several stops at another refusal, and returns the finished ones', async () => {
  const failure = new ApiError({ status: 403, code: 'forbidden' })
  submit.mockImplementation(async (entry) => {
    if (idOf(entry) === 2) throw failure
    return 'sent'
  })
  expect(await approveAll(read)).toEqual({ decided: [1], waiting: [], changed: 0, failure })
})
