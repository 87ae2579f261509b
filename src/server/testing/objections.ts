import { expect } from 'vitest'
import type { TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Sends the form of the page to which the link of a decision leads. */
export const objectByLink = (test: TestApp, url: string, text = 'It was a joke.') =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text }).toString(),
  })

/** Decides the oldest open objection. The moderator of the first decision may not. */
export async function decideObjection(
  test: TestApp,
  { first, other }: { first: TestUser; other: TestUser },
  outcome: 'overturned' | 'upheld',
) {
  const { data } = (await test.call('GET', '/admin/objections', { token: other.token })).body
  const body = { outcome, reason: 'Read again.' }
  const path = `/admin/objections/${data[0].id}/decision`
  expect((await test.call('POST', path, { token: first.token, body })).body.code).toBe('own_decision')
  return test.call('POST', path, { token: other.token, body })
}
