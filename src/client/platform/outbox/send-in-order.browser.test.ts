import { expect, test } from 'vitest'
import { serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import { drain, enqueue } from './outbox.ts'
import { sendInOrder } from './send-in-order.ts'

signInForEach(2500)

test('changes that do not wait in the outbox are numbered with those that do', async () => {
  const requests = serve(() => new Response(null, { status: 204 }))
  await sendInOrder('PUT', '/cabinet/phone', { body: { phone: '1' } })
  await enqueue({ kind: 'favourite-add', label: 'Babysitter', body: { type: 'jobs', id: 5 } })
  await drain()
  await sendInOrder('PUT', '/cabinet/phone', { body: { phone: '2' } })
  const sent = requests.map(({ headers }) => headers.get('intention')?.split('/') ?? [])
  expect(new Set(sent.map(([device]) => device)).size).toBe(1)
  expect(sent.map(([, number]) => Number(number))).toEqual([1, 2, 3])
})
