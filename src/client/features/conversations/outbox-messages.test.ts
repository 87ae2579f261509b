import { expect, test } from 'vitest'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { isCertainlyUnsent } from '#client/platform/outbox/queue.ts'
import { messagesOf, newChatsIn, type WaitingMessage } from './outbox-messages.ts'

const entry = (some: Partial<WaitingMessage>) =>
  ({
    kind: 'message',
    state: 'queued',
    attempts: 0,
    error: null,
    body: { roomId: 5, text: '' },
    ...some,
  }) as WaitingMessage

test('a room shows only its own waiting messages', () => {
  const own = entry({})
  expect(messagesOf([own, entry({ body: { roomId: 6, text: '' } })], 5)).toEqual([own])
})

test('only a message that certainly never arrived can be edited: any other could arrive in two versions', () => {
  expect(isCertainlyUnsent(entry({}))).toBe(true)
  expect(isCertainlyUnsent(entry({ attempts: 1 }))).toBe(false)
  expect(
    isCertainlyUnsent(entry({ attempts: 3, state: 'failed', error: { code: 'forbidden', message: '' } })),
  ).toBe(true)
  expect(
    isCertainlyUnsent(entry({ attempts: 1, state: 'failed', error: { code: 'unexpected', message: '' } })),
  ).toBe(false)
})

test('each new chat is listed once, with its newest message', () => {
  const first = (lane: string, text: string) =>
    ({ kind: 'first-message', lane, body: { about: { job_id: 5 }, text } }) as OutboxEntry
  const entries = [
    first('job 5', 'Hello'),
    entry({}),
    first('job 6', 'Good morning'),
    first('job 5', 'One more'),
  ]
  expect(newChatsIn(entries).map(({ lane, body }) => [lane, body.text])).toEqual([
    ['job 6', 'Good morning'],
    ['job 5', 'One more'],
  ])
})
