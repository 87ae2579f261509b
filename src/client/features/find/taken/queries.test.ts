import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { jobKeys, ownBidsKeys } from '#client/platform/cache/query-keys.ts'
import type { Job } from '#shared/contract/jobs.ts'
import { putTakenJob } from './queries.ts'

const viewer = { userId: 5, role: 'worker', language: 'en' } as const
const bid = { id: 7, text: 'I can start on Monday', state: 'sent', seen_at: null, answered_at: null }

test('a taken job has the bid that the user has already sent for it', () => {
  const client = new QueryClient()
  client.setQueryData(ownBidsKeys.list(viewer, 'active'), [{ ...bid, job: { slug: 'a' } }])
  for (const slug of ['a', 'b']) putTakenJob(client, viewer, { slug, my_rate: null } as Job, 1000)
  expect(client.getQueryData(jobKeys.one(viewer, 'a'))).toMatchObject({ my_rate: { id: 7, text: bid.text } })
  expect(client.getQueryData(jobKeys.one(viewer, 'b'))).toMatchObject({ my_rate: null })
})
