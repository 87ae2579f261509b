import { describe, expect, test } from 'vitest'
import type { PushPayload } from '#shared/contract/push.ts'
import { notificationOf, readPayload } from './notification.ts'

const PUSH: PushPayload = {
  kind: 'message',
  user_id: 5,
  title: 'Anna Weber',
  body: 'When could you start?',
  path: '/de/chat/room/7',
  tag: 'room-7',
  room_id: 7,
  seq: 4,
  unread: 3,
  at: 1_790_000_000_000,
}

describe('a push becomes a notification', () => {
  test('with its own texts and time, replacing an earlier one of the same room', () => {
    const { title, options } = notificationOf({ payload: PUSH, language: undefined, isVisible: false })
    expect(title).toBe('Anna Weber')
    expect(options).toMatchObject({
      body: 'When could you start?',
      tag: 'room-7',
      timestamp: PUSH.at,
      data: { path: '/de/chat/room/7', kind: 'message', room_id: 7, seq: 4 },
    })
  })

  test('opens the page in the language of the app on this device', () => {
    const { options } = notificationOf({ payload: PUSH, language: 'ru', isVisible: false })
    expect(options.data.path).toBe('/ru/chat/room/7')
  })

  test('makes a sound, also when it replaces another, unless the app is visible', () => {
    const heard = notificationOf({ payload: PUSH, language: 'en', isVisible: false }).options
    expect(heard).toMatchObject({ silent: false, renotify: true })
    const still = notificationOf({ payload: PUSH, language: 'en', isVisible: true }).options
    expect(still).toMatchObject({ silent: true, renotify: false })
    const payload = { ...PUSH, is_quiet: true as const }
    const quiet = notificationOf({ payload, language: 'en', isVisible: false }).options
    expect(quiet).toMatchObject({ body: PUSH.body, silent: true, renotify: false })
  })

  test('always has a tag: browsers refuse `renotify` without one', () => {
    const payload = { ...PUSH, tag: '' }
    expect(notificationOf({ payload, language: 'en', isVisible: false }).options.tag).toBe('message')
  })

  test('shows a general text in the language of the device when it cannot be read', () => {
    const { title, options } = notificationOf({ payload: null, language: 'pl', isVisible: false })
    expect(title).toBe('Jobmost')
    expect(options.body).toBe('Masz nowe powiadomienia')
    expect(options.data.path).toBe('/pl/cabinet/notifications')
  })
})

describe('the payload of a push', () => {
  test('is valid when it fits the contract', () => {
    expect(readPayload(JSON.stringify(PUSH))).toEqual(PUSH)
  })

  test.each([undefined, '', 'hello', '{}', 'null', JSON.stringify({ ...PUSH, unread: 'many' })])(
    'is nothing when it is %j',
    (text) => expect(readPayload(text)).toBeNull(),
  )

  test('may be of an unknown kind: then a general text is shown', () => {
    expect(readPayload(JSON.stringify({ ...PUSH, kind: 'interview' }))).toBeNull()
  })
})
