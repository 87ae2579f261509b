import { expect, it, vi } from 'vitest'
import { ApiError } from '#client/platform/api/errors.ts'
import type { Submit } from '#client/platform/outbox/submit-in-turn.ts'
import { sendSeveral } from './send-several.ts'

const chosen = [1, 2, 3].map((id) => ({ id, title: `Baker ${id}` }))

it('closes several vacancies, each with its own entry', async () => {
  const submit = vi.fn<Submit>().mockResolvedValue('sent')
  expect(await sendSeveral('vacancy-closing', chosen, submit)).toBe('sent')
  expect(submit.mock.calls).toEqual(
    [1, 2, 3].map((id) => [{ kind: 'vacancy-closing', label: `Baker ${id}`, body: { id } }]),
  )
})

it('says when the last ones wait', async () => {
  const submit = vi.fn<Submit>().mockResolvedValueOnce('sent').mockResolvedValue('waiting')
  expect(await sendSeveral('vacancy-renewal', chosen, submit)).toBe('waiting')
})

it('stops at a refusal', async () => {
  const submit = vi.fn<Submit>().mockRejectedValue(new ApiError({ status: 403, code: 'forbidden' }))
  await expect(sendSeveral('vacancy-closing', chosen, submit)).rejects.toThrow(ApiError)
  expect(submit).toHaveBeenCalledTimes(1)
})
