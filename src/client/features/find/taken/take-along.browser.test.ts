import { expect, test, vi } from 'vitest'
import { listTakenSearches } from '#client/domain/taken-jobs.ts'
import { signOut } from '#client/platform/device/session/page.ts'
import { json, serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import { takeAlong, taking } from './take-along.ts'

signInForEach(7800)

test('a sign-out cancels what is being taken along', async () => {
  const answer = Promise.withResolvers<Response>()
  const requests = serve(() => answer.promise)
  const taken = takeAlong({ q: 'driver' }, 'driver')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await signOut()
  answer.resolve(json({ data: [], meta: { total: 0, current_page: 1, last_page: 1, per_page: 50 } }))
  expect(await taken).toBeNull()
  expect(taking.get()).toBeNull()
  expect(await listTakenSearches(Date.now())).toEqual([])
})
