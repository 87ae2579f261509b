import { beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Caller = 'anonymous' | 'worker' | 'boss' | 'admin'

const routes: [Method, string, 'public' | 'signed-in' | 'worker' | 'boss' | 'admin'][] = [
  ['GET', '/realtime', 'public'],
  ['GET', '/jobs', 'public'],
  ['GET', '/jobs/filter/city', 'public'],
  ['GET', '/jobs/filter/rubric', 'public'],
  ['GET', '/jobs/no-such-job', 'public'],
  ['GET', '/jobs/filters', 'public'],
  ['GET', '/search', 'public'],
  ['GET', '/search/suggestions', 'public'],
  ['GET', '/offers/filters', 'public'],
  ['GET', '/offers/filter/name', 'public'],
  ['GET', '/pay-tables', 'public'],
  ['POST', '/jobs/no-such-job/rates', 'worker'],
  ['GET', '/cabinet/rates', 'worker'],
  ['DELETE', '/rates/999999', 'worker'],
  ['GET', '/cabinet/vacancies', 'boss'],
  ['POST', '/cabinet/vacancies', 'boss'],
  ['GET', '/cabinet/vacancies/999999', 'boss'],
  ['PATCH', '/cabinet/vacancies/999999', 'boss'],
  ['DELETE', '/cabinet/vacancies/999999', 'boss'],
  ['POST', '/cabinet/vacancies/999999/renew', 'boss'],
  ['POST', '/cabinet/vacancies/999999/confirm', 'boss'],
  ['POST', '/cabinet/vacancies/999999/close', 'boss'],
  ['POST', '/cabinet/vacancies/999999/reopen', 'boss'],
  ['GET', '/vacancies/still-open', 'public'],
  ['POST', '/vacancies/still-open', 'public'],
  ['GET', '/cabinet/vacancies/999999/rates', 'boss'],
  ['POST', '/cabinet/vacancies/999999/rates/answers', 'boss'],
  ['PATCH', '/rates/999999', 'boss'],
  ['PUT', '/rates/999999/note', 'boss'],
  ['GET', '/cabinet/offers', 'worker'],
  ['POST', '/cabinet/offers', 'worker'],
  ['PATCH', '/cabinet/offers/999999', 'worker'],
  ['DELETE', '/cabinet/offers/999999', 'worker'],
  ['GET', '/admin/vacancies', 'admin'],
  ['POST', '/admin/vacancies/999999/approve', 'admin'],
  ['POST', '/admin/vacancies/999999/reject', 'admin'],
  ['GET', '/admin/audit', 'admin'],
  ['GET', '/admin/waiting', 'admin'],
  ['GET', '/admin/overview', 'admin'],
  ['GET', '/admin/reasons', 'admin'],
  ['POST', '/admin/vacancies/999999/take-down', 'admin'],
  ['POST', '/admin/offers/999999/take-down', 'admin'],
  ['POST', '/admin/users/999999/measures', 'admin'],
  ['GET', '/admin/audit/export', 'admin'],
  ['GET', '/admin/users', 'admin'],
  ['GET', '/admin/users/999999', 'admin'],
  ['POST', '/admin/users/999999/block', 'admin'],
  ['POST', '/admin/users/999999/unblock', 'admin'],
  ['DELETE', '/admin/users/999999/sessions', 'admin'],
  ['GET', '/news', 'public'],
  ['GET', '/blog', 'public'],
  ['GET', '/blog/no-such-article', 'public'],
  ['POST', '/subscriptions', 'public'],
  ['POST', '/subscriptions/confirm', 'public'],
  ['POST', '/subscriptions/unsubscribe', 'public'],
  ['POST', '/subscriptions/unsubscribe/one-click', 'public'],
  ['GET', '/cabinet/blocks', 'signed-in'],
  ['PUT', '/cabinet/blocks/999999', 'signed-in'],
  ['DELETE', '/cabinet/blocks/999999', 'signed-in'],
  ['POST', '/reports', 'public'],
  ['POST', '/cabinet/export', 'signed-in'],
  ['PUT', '/cabinet/email', 'signed-in'],
  ['DELETE', '/cabinet/email', 'signed-in'],
  ['PUT', '/cabinet/phone', 'signed-in'],
  ['GET', '/cabinet/seal-key', 'signed-in'],
  ['DELETE', '/cabinet/deletion', 'signed-in'],
  ['GET', '/cabinet/saved-searches', 'signed-in'],
  ['POST', '/cabinet/saved-searches', 'signed-in'],
  ['PATCH', '/cabinet/saved-searches/999999', 'signed-in'],
  ['DELETE', '/cabinet/saved-searches/999999', 'signed-in'],
  ['GET', '/admin/reports', 'admin'],
  ['GET', '/admin/messages', 'admin'],
  ...(['blog', 'news', 'faq', 'pages', 'rubrics', 'contacts'] as const).flatMap(
    (kind): [Method, string, 'admin'][] => [
      ['GET', `/admin/${kind}`, 'admin'],
      ['POST', `/admin/${kind}`, 'admin'],
      ['GET', `/admin/${kind}/999999`, 'admin'],
      ['PATCH', `/admin/${kind}/999999`, 'admin'],
      ['DELETE', `/admin/${kind}/999999`, 'admin'],
      ['GET', `/admin/${kind}/999999/versions`, 'admin'],
      ['POST', `/admin/${kind}/999999/restore`, 'admin'],
    ],
  ),
  ['POST', '/admin/preview', 'admin'],
  ['GET', '/admin/setup', 'admin'],
  ['GET', '/admin/operator', 'admin'],
  ['PATCH', '/admin/appOption/1', 'admin'],
  ['PATCH', '/admin/statistics', 'admin'],
  ['GET', '/admin/messages/999999', 'admin'],
  ['PATCH', '/admin/messages/999999', 'admin'],
  ['POST', '/admin/messages/999999/reply', 'admin'],
  ['PATCH', '/admin/reports/999999', 'admin'],
  ['GET', '/chat/my/rooms', 'signed-in'],
  ['POST', '/chat/rooms', 'signed-in'],
  ['GET', '/chat/rooms/999999', 'signed-in'],
  ['DELETE', '/chat/rooms/999999', 'signed-in'],
  ['GET', '/chat/rooms/999999/messages', 'signed-in'],
  ['POST', '/chat/rooms/999999/messages', 'signed-in'],
  ['POST', '/chat/rooms/999999/read', 'signed-in'],
  ['POST', '/chat/rooms/999999/delivered', 'signed-in'],
  ['GET', '/notifications', 'signed-in'],
  ['POST', '/notifications/read', 'signed-in'],
  ['POST', '/notifications/unsubscribe', 'public'],
  ['GET', '/cabinet/notifications', 'signed-in'],
  ['PATCH', '/cabinet/notifications', 'signed-in'],
  ['GET', '/push/key', 'public'],
  ['POST', '/push/subscriptions', 'signed-in'],
  ['DELETE', '/push/subscriptions', 'signed-in'],
  ['POST', '/push/test', 'signed-in'],
  ['GET', '/cabinet/experience', 'signed-in'],
  ['POST', '/cabinet/experience', 'signed-in'],
  ['PATCH', '/cabinet/experience/999999', 'signed-in'],
  ['DELETE', '/cabinet/experience/999999', 'signed-in'],
  ['GET', '/cabinet/education', 'signed-in'],
  ['POST', '/cabinet/education', 'signed-in'],
  ['PATCH', '/cabinet/education/999999', 'signed-in'],
  ['DELETE', '/cabinet/education/999999', 'signed-in'],
  ['GET', '/cabinet/languages', 'signed-in'],
  ['POST', '/cabinet/languages', 'signed-in'],
  ['PATCH', '/cabinet/languages/999999', 'signed-in'],
  ['DELETE', '/cabinet/languages/999999', 'signed-in'],
  ['GET', '/cabinet/profile', 'signed-in'],
  ['PATCH', '/cabinet/profile', 'signed-in'],
  ['GET', '/cabinet/resume', 'signed-in'],
  ['DELETE', '/cabinet/avatar', 'signed-in'],
  ['GET', '/users/999999', 'public'],
  ['POST', '/users/999999/phone', 'boss'],
  ['GET', '/cabinet/favorites/jobs', 'worker'],
  ['PUT', '/cabinet/favorites/jobs/999999', 'worker'],
  ['DELETE', '/cabinet/favorites/jobs/999999', 'worker'],
  ['GET', '/cabinet/favorites/offers', 'boss'],
  ['PUT', '/cabinet/favorites/offers/999999', 'boss'],
  ['DELETE', '/cabinet/favorites/offers/999999', 'boss'],
  ['GET', '/cabinet/favorites/users', 'boss'],
  ['PUT', '/cabinet/favorites/users/999999', 'boss'],
  ['DELETE', '/cabinet/favorites/users/999999', 'boss'],
]

/** The error for a caller without access; null for a caller who may call the route. */
function refusal(caller: Caller, access: string): [number, string] | null {
  if (access === 'public' || access === caller) return null
  if (access === 'signed-in' && caller !== 'anonymous') return null
  if (access === 'admin') return [404, 'not_found']
  return caller === 'anonymous' ? [401, 'unauthenticated'] : [403, 'forbidden']
}

describe.each(engines())('who may do what with jobs, bids and vacancies on %s', (engine) => {
  const test = useTestApp(engine)
  const tokens: Partial<Record<Caller, string>> = {}
  beforeAll(async () => {
    for (const role of ['worker', 'boss', 'admin'] as const)
      tokens[role] = (await createUser(test, { role })).token
  })

  it.each(routes)('%s %s: %s', async (method, path, access) => {
    for (const caller of ['anonymous', 'worker', 'boss', 'admin'] as const) {
      const token = tokens[caller]
      const sends = method === 'POST' || method === 'PATCH' || method === 'PUT'
      const { status, body } = await test.call(method, path, {
        ...(token ? { token } : {}),
        ...(sends ? { body: {} } : {}),
      })
      const refused = refusal(caller, access)
      if (refused) expect([caller, status, body.code]).toEqual([caller, ...refused])
      else expect([200, 204, 404, 422]).toContain(status)
    }
  })
})
