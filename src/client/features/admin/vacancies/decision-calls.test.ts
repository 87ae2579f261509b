import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/platform/api/errors.ts'
import type { Submit } from '#client/platform/outbox/submit-in-turn.ts'
import { approveAll } from './decision-calls.ts'

const submit = vi.fn<Submit>()
const read = [1, 2, 3].map((id) => ({ id, version: 4, title: 'Baker', objection: null }))
const bodyOf = ({ body }: Parameters<Submit>[0]) => body as { id: number; batch?: string }
const idOf = (entry: Parameters<Submit>[0]) => bodyOf(entry).id

beforeEach(() => void submit.mockReset())

it('approving several skips those changed meanwhile, and sends the version that was read', async () => {
  submit.mockImplementation(async (entry) => {
    if (idOf(entry) === 2) throw new ApiError({ status: 409, code: 'already_decided' })
    return 'sent'
  })
  expect(await approveAll(read, submit)).toEqual({ decided: [1, 3], waiting: [], changed: 1, failure: null })
  expect(submit).toHaveBeenCalledWith({
    kind: 'vacancy-approval',
    label: 'Baker',
    body: { id: 3, version: 4, objected_at: null, batch: expect.any(String) },
  })
  expect(new Set(submit.mock.calls.map(([entry]) => bodyOf(entry).batch)).size).toBe(1)
})

it('approving several says which of them wait for a connection', async () => {
  submit.mockImplementation(async (entry) => (idOf(entry) === 1 ? 'sent' : 'waiting'))
  expect(await approveAll(read, submit)).toEqual({ decided: [1], waiting: [2, 3], changed: 0, failure: null })
})

it('approving several stops at another refusal, and returns the finished ones', async () => {
  const failure = new ApiError({ status: 403, code: 'forbidden' })
  submit.mockImplementation(async (entry) => {
    if (idOf(entry) === 2) throw failure
    return 'sent'
  })
  expect(await approveAll(read, submit)).toEqual({ decided: [1], waiting: [], changed: 0, failure })
})
