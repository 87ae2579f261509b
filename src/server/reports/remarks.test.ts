import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createOffer } from '../testing/offers.ts'
import { createUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe('reports', () => {
  const test = useTestApp()

  it('show the remarks on the public text of the vacancy, and none with other things', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss' })
    const admin = await createUser(test, { role: 'admin' })
    const job = await createVacancy(test, { user_id: boss.id, pay_amount: 13 })
    // The same id as the vacancy’s: remarks must not be looked up for an offer.
    await test.db.deleteFrom('offers').where('id', '=', job.id).execute()
    const offer = await createOffer(test, { user_id: worker.id, id: job.id })
    const remarksOf = async (type: 'job' | 'offer', id: number, token: string) => {
      const text = randomUUID()
      const sent = await test.call('POST', '/reports', { token, body: { type, id, reason: 'other', text } })
      const { body } = await test.call('GET', `/admin/reports?id=${sent.body.data.id}`, {
        token: admin.token,
      })
      return body.data[0].subject.remarks
    }
    expect(await remarksOf('job', job.id, worker.token)).toEqual(['below_minimum_wage'])
    expect(await remarksOf('offer', offer.id, boss.token)).toEqual([])
  })
})
