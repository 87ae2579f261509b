import { expect, test } from 'vitest'
import { isCertainlyUnsent } from '#client/platform/outbox/queue.ts'
import { messagesOf, type WaitingMessage } from './outbox-messages.ts'

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
