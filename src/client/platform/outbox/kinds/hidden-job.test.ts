import { expect, test } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import type { Caller } from './base/caller.ts'
import { kinds } from './hidden-job.ts'

const { 'job-hide': hide, 'job-unhide': unhide } = kinds
const body = { id: 5, title: 'Baker', slug: 'baker' }
const entry = {
  id: 'key',
  userId: 3,
  label: 'Baker',
  createdAt: Date.parse('2026-11-30T10:00:00Z'),
  body,
}
const hidden = { ...body, hidden_at: '2026-11-30T10:00:00.000Z' }
const other = { ...hidden, id: 4 }
const send = (kind: typeof hide, error?: ApiError) => {
  const call: Caller = {
    get: () => Promise.reject(new Error('nothing to get')),
    send: () => (error ? Promise.reject(error) : Promise.resolve(undefined)),
  }
  return kind.send(entry, call)
}

test('a hidden job stays hidden, and one shown again stays so, before the list is fetched again', async () => {
  const [added] = hide.cacheChanges!(entry, await send(hide))
  expect(added?.queryKey).toEqual(['hidden-jobs', 3])
  expect(added?.change([other])).toEqual([hidden, other])
  expect(added?.change([other, hidden])).toEqual([hidden, other])
  expect(added?.change(undefined)).toBeUndefined()
  const [removed] = unhide.cacheChanges!(entry, await send(unhide))
  expect(removed?.change([hidden, other])).toEqual([other])
})

test('what another device has changed since is left to the refetch', async () => {
  const answer = await send(hide, new ApiError({ status: 409, code: 'outdated' }))
  expect(hide.cacheChanges!(entry, answer)).toEqual([])
})
