import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/platform/api/errors.ts'
import { sendSeveral } from './send-several.ts'

const submit = vi.hoisted(() => vi.fn())
const enqueue = vi.hoisted(() => vi.fn())
vi.mock('#client/platform/outbox/submit.ts', () => ({ submitEntry: submit }))
vi.mock('#client/platform/outbox/outbox.ts', () => ({ enqueue }))

const chosen = [1, 2, 3].map((id) => ({ id, title: `Baker ${id}` }))
const idsOf = (mock: typeof submit) => mock.mock.calls.map(([{ body }]) => body.id)

beforeEach(() => {
  submit.mockReset()
  enqueue.mockReset()
})

it('closes several vacancies, each with its own entry', async () => {
  submit.mockResolvedValue('sent')
  expect(await sendSeveral('vacancy-closing', chosen)).toBe('sent')
  expect(submit.mock.calls[1]).toEqual([{ kind: 'vacancy-closing', label: 'Baker 2', body: { id: 2 } }])
  expect(idsOf(submit)).toEqual([1, 2, 3])
})

it('without a connection waits for the first attempt only', async () => {
  submit.mockResolvedValue('waiting')
  expect(await sendSeveral('vacancy-renewal', chosen)).toBe('waiting')
  expect([idsOf(submit), idsOf(enqueue)]).toEqual([[1], [2, 3]])
})

it('stops at a refusal', async () => {
  submit.mockRejectedValue(new ApiError({ status: 403, code: 'forbidden' }))
  await expect(sendSeveral('vacancy-closing', chosen)).rejects.toThrow(ApiError)
  expect(idsOf(submit)).toEqual([1])
})
