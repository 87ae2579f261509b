import { expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '#client/platform/api/errors.ts'
import { approveAll } from './decision-calls.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('#client/platform/api/api.ts', () => ({ apiSend: send }))

const read = [1, 2, 3].map((id) => ({ id, version: 4 }))

it('approving several skips those changed meanwhile, and sends the version that was read', async () => {
  send.mockImplementation(async (_method: string, path: string) => {
    if (path.includes('/2/')) throw new ApiError({ status: 409, code: 'already_decided' })
    return { data: {} }
  })
  expect(await approveAll(read)).toEqual({ decided: [1, 3], changed: 1, failure: null })
  expect(send).toHaveBeenCalledWith(
    'POST',
    '/admin/vacancies/3/approve',
    expect.objectContaining({ body: { version: 4, hold: true } }),
  )
})

it('approving several stops when the connection is lost, and returns the finished ones', async () => {
  const failure = new NetworkError()
  send.mockImplementation(async (_method: string, path: string) => {
    if (path.includes('/2/')) throw failure
    return { data: {} }
  })
  expect(await approveAll(read)).toEqual({ decided: [1], changed: 0, failure })
})
