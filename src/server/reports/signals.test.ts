import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createOffer } from '../testing/offers.ts'
import { createUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe('suspicious passages', () => {
  const test = useTestApp()

  it('are shown to moderators in reported messages and offers, and in the offers of a person', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss' })
    const { token } = await createUser(test, { role: 'admin' })
    await createVacancy(test, { user_id: boss.id })
    const opened = await test.call('POST', '/chat/rooms', {
      token: boss.token,
      body: { user_id: worker.id },
    })
    const said = await test.call('POST', `/chat/rooms/${opened.body.data.id}/messages`, {
      token: boss.token,
      body: { text: 'Please pay a deposit of 100 euros first', client_id: randomUUID() },
    })
    const description = 'I clean offices. Please write to me on WhatsApp.'
    const offer = await createOffer(test, { user_id: worker.id, description })
    const reported = async (type: 'message' | 'offer', id: number, by: string) => {
      const body = { type, id, reason: 'fraud' }
      const sent = await test.call('POST', '/reports', { token: by, body })
      const { data } = (await test.call('GET', `/admin/reports?id=${sent.body.data.id}`, { token })).body
      return data[0].subject.signals
    }
    expect(await reported('message', said.body.data.id, worker.token)).toMatchObject([
      { code: 'money_up_front', quote: expect.stringContaining('deposit') },
    ])
    const inOffer = [{ code: 'messenger', quote: expect.stringContaining('WhatsApp') }]
    expect(await reported('offer', offer.id, boss.token)).toMatchObject(inOffer)
    const person = (await test.call('GET', `/admin/users/${worker.id}`, { token })).body.data
    expect(person.offers).toMatchObject([{ id: offer.id, signals: inOffer }])
  })
})
