import { expect, test } from 'vitest'
import { ownPath } from '#client/platform/push/address.ts'
import { notificationOf, readPayload } from '#client/sw/notification.ts'
import { XSS_VECTORS } from '#server/content/xss-vectors.ts'

const ORIGIN = 'https://jobs.example'
const PUSH = { kind: 'message', user_id: 5, tag: 'room-7', room_id: 7, unread: 1, at: 0 }

test('a push shows markup as text, and opens pages of this site only', () => {
  for (const vector of XSS_VECTORS) {
    const payload = readPayload(
      JSON.stringify({ ...PUSH, title: vector, body: vector, path: vector.slice(0, 200) }),
    )
    const { title, options } = notificationOf({ payload, language: 'en', isVisible: true })
    // Browsers show both as text (Notifications API). No other field comes from a person.
    expect([title, options.body]).toEqual([vector, vector])
    const path = ownPath(options.data.path, ORIGIN)
    if (path !== null) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
  }
})

test.each(['/.//evil.example/', `${ORIGIN}//evil.example/`, '/\\/evil.example', 'javascript:alert(1)'])(
  'the address %s is no path of ours',
  (address) => {
    expect(ownPath(address, ORIGIN)).toBeNull()
  },
)
