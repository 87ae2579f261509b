import { expect, it, vi } from 'vitest'
import { ApiError } from '#client/platform/api/errors.ts'
import type { Submit } from '#client/platform/outbox/submit-in-turn.ts'
import { sendSeveral } from './send-several.ts'

const chosen = [1, 2, 3].map((id) => ({ id, title: `Baker ${id}`, language: 'en' as const }))
const closed = new ApiError({ status: 409, code: 'vacancy_closed' })

it('closes several vacancies, each with its own entry', async () => {
  const submit = vi.fn<Submit>().mockResolvedValue('sent')
  expect(await sendSeveral('vacancy-closing', chosen, { reason: 'not_hiring', submit })).toEqual({
    result: 'sent',
    done: [1, 2, 3],
    refused: [],
  })
  expect(submit.mock.calls).toEqual(
    [1, 2, 3].map((id) => [
      { kind: 'vacancy-closing', label: `Baker ${id}`, body: { id, reason: 'not_hiring' } },
    ]),
  )
})

it('publishes several vacancies', async () => {
  const submit = vi.fn<Submit>().mockResolvedValue('sent')
  await sendSeveral('publish', chosen.slice(0, 1), { submit })
  expect(submit).toHaveBeenCalledWith({
    kind: 'posting-flag',
    label: 'Baker 1',
    body: { type: 'vacancy', id: 1, published: true },
  })
})

it('says when the last ones wait', async () => {
  const submit = vi.fn<Submit>().mockResolvedValueOnce('sent').mockResolvedValue('waiting')
  expect((await sendSeveral('vacancy-renewal', chosen, { submit })).result).toBe('waiting')
})

it('goes on after a refusal, and names the refused one', async () => {
  const submit = vi.fn<Submit>().mockRejectedValueOnce(closed).mockResolvedValue('sent')
  expect(await sendSeveral('vacancy-renewal', chosen, { submit })).toEqual({
    result: 'sent',
    done: [2, 3],
    refused: [{ vacancy: chosen[0], error: closed }],
  })
})

it('stops at a refusal that concerns all', async () => {
  const error = new ApiError({ status: 403, code: 'forbidden' })
  const submit = vi.fn<Submit>().mockRejectedValue(error)
  expect(await sendSeveral('vacancy-closing', chosen, { submit })).toMatchObject({
    done: [],
    refused: [{ error }],
  })
  expect(submit).toHaveBeenCalledTimes(1)
})
