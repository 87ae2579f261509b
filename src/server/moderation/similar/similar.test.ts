import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../../testing/people.ts'
import { engines, useTestApp } from '../../testing/test-app.ts'
import { createVacancy, ensurePlaces, vacancyForm } from '../../testing/vacancies.ts'
import { fingerprintTexts } from './fingerprint-texts-task.ts'

const SCAM = `Earn a lot from home in only a few hours a week without any experience. We send you parcels, you put a new
label on each of them and bring them to the next post office. You get your pay each Friday, and your first parcels
arrive three days after you have told us your address and your mobile number.`

describe.each(engines())('the hints for moderators about a text on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let boss: TestUser
  let other: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
  })
  beforeEach(async () => {
    await test.db.deleteFrom('vacancies').execute()
    admin = await createUser(test, { role: 'admin' })
    boss = await createUser(test, { role: 'boss', company_name: 'Honest Parcels' })
    other = await createUser(test, { role: 'boss', company_name: 'Quick Parcels' })
  })

  const submit = async (user: TestUser, given: object) => {
    const { body } = await test.call('POST', '/cabinet/vacancies', {
      token: user.token,
      body: vacancyForm(given),
    })
    return body.data.id as number
  }
  const readQueue = async () => {
    await fingerprintTexts(test)
    const { body } = await test.call('GET', '/admin/vacancies', { token: admin.token })
    return new Map<number, Record<string, unknown>>(
      body.data.map((vacancy: { id: number }) => [vacancy.id, vacancy] as const),
    )
  }

  it('list each vacancy with nearly the same text, with its employer and state', async () => {
    const first = await submit(boss, { title: 'Parcel helper', description: SCAM })
    await test.call('POST', `/admin/vacancies/${first}/reject`, {
      token: admin.token,
      body: { reason: 'This work is fraud with parcels.' },
    })
    const copy = await submit(other, {
      title: 'Parcel helper',
      description: SCAM.replace('Friday', 'Monday'),
    })
    const unlike = await submit(other, {
      title: 'Baker',
      description: 'Bake bread and rolls at night. '.repeat(5),
    })
    const queue = await readQueue()
    expect(queue.get(copy)?.similar).toEqual([
      {
        id: first,
        title: 'Parcel helper',
        employer: { id: boss.id, name: 'Honest Parcels' },
        moderation_state: 'rejected',
        closed: false,
        likeness: expect.toSatisfy((share: number) => share > 0.8 && share < 1),
      },
    ])
    expect(queue.get(unlike)?.similar).toEqual([])
  })

  it('compare a changed text, not the earlier one', async () => {
    const first = await submit(boss, { title: 'Parcel helper', description: SCAM })
    const second = await submit(other, {
      title: 'Baker',
      description: 'Bake bread and rolls at night. '.repeat(5),
    })
    expect((await readQueue()).get(first)?.similar).toEqual([])
    await test.call('PATCH', `/cabinet/vacancies/${second}`, {
      token: other.token,
      body: { title: 'Parcel helper', description: SCAM },
    })
    expect((await readQueue()).get(first)?.similar).toMatchObject([
      { id: second, employer: { id: other.id } },
    ])
  })

  it('show the hourly pay of the middle 80 % of the rubric, and nothing with fewer than 20 vacancies', async () => {
    const waiting = await submit(boss, { pay_type: 'per_hour', pay_amount: 40 })
    expect((await readQueue()).get(waiting)).toMatchObject({ usual_pay: null })
    for (let pay = 15; pay <= 35; pay++)
      await createVacancy(test, { user_id: other.id, pay_type: 'per_hour', pay_amount: pay })
    expect((await readQueue()).get(waiting)).toMatchObject({
      hourly_pay: 40,
      usual_pay: { from: 17, to: 33 },
    })
  })
})
