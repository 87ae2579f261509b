import { expect, test, vi } from 'vitest'
import { listTakenSearches } from '#client/domain/taken-jobs.ts'
import { ContractError } from '#client/platform/api/errors.ts'
import { signOut } from '#client/platform/device/session/page.ts'
import { json, serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import type { WholeJob } from '#shared/contract/jobs.ts'
import { initialChoices } from '#shared/contract/vacancy-choices.ts'
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

const AT = '2026-12-01T10:00:00Z'
const job: WholeJob = {
  id: 5,
  slug: 'driver-5',
  title: 'Driver',
  company_name: 'Haus am See',
  contact_name: 'Olga K.',
  company_logo: null,
  company: null,
  rubric: { id: 1, name: 'Transport', icon: 'car' },
  city: { id: 5, name: 'Munich', region: 'Bavaria', lat: 48, lon: 11 },
  pay_type: 'per_month',
  pay_amount: 2500,
  pay_max: null,
  hours_per_week: 40,
  description: 'Drive.',
  requirements: [],
  responsibilities: [],
  ...initialChoices(),
  positions: 1,
  street: null,
  postal_code: null,
  start_date: null,
  german_level: 'b1',
  language: 'de',
  excerpt: 'Drive.',
  published_at: AT,
  confirmed_at: AT,
  expires_at: AT,
  employer: { id: 7, name: 'Olga K.', url_img: null, member_since: AT, answer_rate: null },
  rates_count: 0,
  version: 1,
  is_open: true,
}
const LINKS = { first: null, last: null, prev: null, next: null }
const META = { current_page: 1, last_page: 1, per_page: 50, from: 1 }
const answer = (...data: object[]) =>
  json({ data, links: LINKS, meta: { ...META, to: data.length, total: data.length } })

test('a search with a job that only a newer release knows is not stored without it', async () => {
  serve(() => answer(job, { ...job, slug: 'driver-6', pay_type: 'per_moon' }))
  await expect(takeAlong({ q: 'driver' }, 'driver')).rejects.toThrow(ContractError)
  expect(await listTakenSearches(Date.now())).toEqual([])
  serve(() => answer(job))
  expect(await takeAlong({ q: 'driver' }, 'driver')).toMatchObject({ slugs: ['driver-5'] })
})
