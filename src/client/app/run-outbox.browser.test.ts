import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { rememberSent } from '#client/platform/cache/sent-answers.ts'
import { makeEntry } from '#client/platform/testing/entries.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import { runOutbox } from './run-outbox.ts'

const userId = signInForEach(8300)

test('a list that was restored or fetched before something was accepted elsewhere shows it, although the code was loaded later', async () => {
  const client = new QueryClient()
  const key = ['own-offers', userId(), 'en']
  client.setQueryData(key, [{ id: 5, version: 1, name: 'Bread' }])
  const entry = makeEntry({
    userId: userId(),
    kind: 'offer-change',
    lane: 'posting:offer:5',
    body: { id: 5, version: 1, fields: { name: 'Rolls' } },
  })
  const answer = { data: { id: 5, version: 2, name: 'Rolls' } }
  await rememberSent(userId(), entry.id, { entry, answer, at: Date.now() + 1 })
  runOutbox(client)
  await expect.poll(() => client.getQueryData(key)).toEqual([{ id: 5, version: 2, name: 'Rolls' }])
})
