import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ownBidsQueryOptions } from '#client/features/bids/mine/queries.ts'
import { ownVacanciesQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { isLeader, subscribeLeader } from '#client/platform/device/leader.ts'
import { signIn, signOut } from '#client/platform/device/session/page.ts'
import { json, serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import { makeToken } from '#client/platform/testing/tokens.ts'
import { prefetchOwn } from './prefetch-own.ts'

const userId = signInForEach(2500)
const pathOf = ({ url }: Request) => url.replace(/^.*\/api\/v1/, '')
const lead = async () => {
  const stop = subscribeLeader(() => undefined)
  await vi.waitFor(() => expect(isLeader()).toBe(true))
  stop()
}

test('the own lists of a job seeker are on the device without a visit, once an hour, also when it has restored them, and again when outdated', async () => {
  await lead()
  const requests = serve(() => json({ data: [] }))
  const client = new QueryClient()
  await prefetchOwn(client, new Set())
  expect(client.getQueryData(ownBidsQueryOptions(getViewer('en'), 'active').queryKey)).toEqual([])
  expect(requests.map(pathOf)).toEqual([
    '/cabinet/rates?state=active',
    '/cabinet/rates?state=withdrawn',
    '/cabinet/favorites/jobs',
    '/cabinet/offers',
    '/cabinet/hidden-jobs',
    '/cabinet/profile',
    '/cabinet/saved-searches',
    '/cabinet/newsletter',
    '/cabinet/notifications',
    '/cabinet/blocks?per_page=100',
  ])
  const again = serve(() => json({ data: [] }))
  await prefetchOwn(client, new Set())
  // The answers of these have broken the contract, so the device has none.
  expect(again.map(pathOf)).toEqual([
    '/cabinet/profile',
    '/cabinet/notifications',
    '/cabinet/blocks?per_page=100',
  ])
  // As after a restart: what is restored is invalidated.
  await client.invalidateQueries({ refetchType: 'none' })
  const { queryHash } = client.getQueryCache().find(ownBidsQueryOptions(getViewer('en'), 'active'))!
  const third = serve(() => json({ data: [] }))
  await prefetchOwn(client, new Set([queryHash]))
  expect(third.map(pathOf)).toEqual(['/cabinet/rates?state=active', ...again.map(pathOf)])
})

test('employers get their vacancies; staff, visitors and another user’s answers are left out', async () => {
  await lead()
  const client = new QueryClient()
  const requests = serve(async () => {
    await signIn(makeToken({ sub: userId(), role: 'admin', jti: 'staff' }))
    return json({ data: [] })
  })
  await signIn(makeToken({ sub: userId(), role: 'boss', jti: 'boss' }))
  await prefetchOwn(client, new Set())
  expect(client.getQueryData(ownVacanciesQueryOptions(getViewer('en')).queryKey)).toEqual([])
  const before = requests.length
  await prefetchOwn(client, new Set())
  await signOut()
  await prefetchOwn(client, new Set())
  expect(requests).toHaveLength(before)
})
