import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { listCards } from './store.ts'

const BERLIN = 2950159
const MUNICH = 2867714

describe.each(engines())('offers on %s', (engine) => {
  const test = useTestApp(engine)
  let ids: number[]

  beforeAll(async () => {
    const worker = await createUser(test, {
      role: 'worker',
      name: 'Łucja',
      surname: 'żak',
      phone: '+4915112345678',
    })
    const blocked = await createUser(test, { role: 'worker', blocked_at: test.clock() })
    const add = async (age: number, given: object) => {
      const at = new Date(test.clock().getTime() - age * DAY_MS)
      const row = {
        user_id: worker.id,
        name: 'Childcare in the afternoon',
        rubric_id: 1,
        city_id: BERLIN,
        pay_type: 'per_hour' as const,
        pay_amount: 16.5,
        description: `I look after children.\n\n${'Reading, cooking and homework. '.repeat(20)}`,
        skills: JSON.stringify(['First aid']),
        preferences: JSON.stringify(['Afternoons']),
        language: 'en' as const,
        published: true,
        published_at: at,
        created_at: at,
        updated_at: at,
        ...given,
      }
      return (await test.db.insertInto('offers').values(row).returning('id').executeTakeFirstOrThrow()).id
    }
    ids = [
      await add(3, {}),
      await add(2, { city_id: MUNICH, rubric_id: 3, pay_type: 'per_month', pay_amount: 2400 }),
      await add(1, { city_id: MUNICH, rubric_id: 1 }),
      await add(1, { published: false }),
      await add(1, { user_id: blocked.id }),
    ]
  })

  const idsOf = async (query: string) =>
    (await test.call('GET', `/offers${query}`)).body.data.map(({ id }: { id: number }) => id)

  it('are listed newest first, without unpublished ones and blocked people', async () => {
    const { body } = await test.call('GET', '/offers')
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1], ids[0]])
    expect(body.meta).toMatchObject({ current_page: 1, per_page: 20, total: 3, from: 1, to: 3 })
  })

  it('are left out when they are not listed any more after they were found', async () => {
    const all = (await test.db.selectFrom('offers').select('id').execute()).map(({ id }) => id)
    const cards = await listCards(test.db, 'en', all)
    const { body } = await test.call('GET', '/offers')
    expect(cards.length).toBeLessThan(all.length)
    expect(cards.map(({ id }) => id).sort()).toEqual(body.data.map(({ id }: { id: number }) => id).sort())
  })

  it('can be filtered by city, rubric and kind of pay, in both query spellings', async () => {
    expect(await idsOf(`?city_ids[]=${MUNICH}&rubric_ids[]=1`)).toEqual([ids[2]])
    expect(await idsOf(`?city_ids=${MUNICH},${BERLIN}&pay_type=per_hour`)).toEqual([ids[2], ids[0]])
    expect((await test.call('GET', '/offers?pay_type=weekly')).status).toBe(422)
  })

  it('reject names with characters that cannot be stored', async () => {
    expect((await test.call('GET', '/offers?names=%00')).status).toBe(422)
    expect((await test.call('GET', '/offers/filters?names=%00')).status).toBe(422)
    expect((await test.call('GET', '/offers?names=Childcare in the afternoon')).body.meta.total).toBe(3)
  })

  it('are paginated', async () => {
    const { body } = await test.call('GET', '/offers?page=2&per_page=2')
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([ids[0]])
    expect(body.links.prev).toBe('/api/v1/offers?page=1&per_page=2')
    expect(body.links.next).toBeNull()
  })

  it('show first name and initial, never phone or e-mail', async () => {
    const { body } = await test.call('GET', `/offers/${ids[0]}`, { headers: { 'accept-language': 'ru' } })
    expect(body.data).toMatchObject({
      id: ids[0],
      rubric: { id: 1, name: 'Уход за детьми' },
      city: { id: BERLIN, name: 'Берлин' },
      pay_amount: 16.5,
      skills: ['First aid'],
      preferences: ['Afternoons'],
      person: { name: 'Łucja Ż.', url_img: null },
    })
    expect(body.data.excerpt).toHaveLength(200)
    expect(body.data.excerpt).not.toContain('\n')
    expect(JSON.stringify(body)).not.toMatch(/żak|4915112345678|people\.example/i)
  })

  it('give 404 when unpublished, of a blocked person or unknown', async () => {
    for (const id of [ids[3], ids[4], 999_999, 'abc', '99999999999']) {
      expect(await test.call('GET', `/offers/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    }
  })

  it('list the cities and rubrics that have offers', async () => {
    const cities = await test.call('GET', '/offers/filter/city')
    expect(cities.body.data).toEqual([
      { id: MUNICH, name: 'Munich', count: 2 },
      { id: BERLIN, name: 'Berlin', count: 1 },
    ])
    const rubrics = await test.call('GET', '/offers/filter/rubric', { headers: { 'accept-language': 'de' } })
    expect(rubrics.body.data).toEqual([
      { id: 1, name: 'Kinderbetreuung', count: 2 },
      { id: 3, name: 'Reinigung', count: 1 },
    ])
  })
})
