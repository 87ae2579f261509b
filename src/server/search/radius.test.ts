import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'
import { currentKnowledge } from './language/lookups-store.ts'

const { near, nearer, far } = PLACES
// 149 and 167 km from `near`: about as far.
const LEIPZIG = 2879139
const DRESDEN = 2935022

describe.each(engines())('the searched place on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    await test.db.deleteFrom('vacancies').execute()
    boss = await createUser(test, { role: 'boss' })
  })

  let age = 0
  const job = (title: string, given: { city_id: number; description?: string }) =>
    createVacancy(test, {
      user_id: boss.id,
      title,
      published_at: new Date(test.clock().getTime() - ++age * MINUTE_MS),
      ...given,
    })

  it('is extended by 25 km around a city when a keyword is given, and the answer has the radius', async () => {
    await job('Pflege hier', { city_id: near })
    await job('Pflege nebenan', { city_id: nearer })
    await job('Pflege weit weg', { city_id: far })
    const read = async (query: string, path = '/jobs') => {
      const { data, meta } = (await test.call('GET', `${path}?${query}`)).body
      return [data.map((card: { title: string }) => card.title), meta.radius_km]
    }
    const both = ['Pflege hier', 'Pflege nebenan']
    expect(await read(`title=Pflege&city_id=${near}`, '/search')).toEqual([both, 25])
    expect(await read(`title=Pflege&city_ids=${near}`, '/search')).toEqual([both, 25])
    expect(await read(`q=Pflege&city_ids=${near}`)).toEqual([both, 25])
    const elsewhere = (await test.call('GET', '/search?title=Pflege&city_names[]=Atlantis')).body
    expect([elsewhere.meta.total, elsewhere.meta.unknown_cities]).toEqual([0, ['Atlantis']])
    expect(await read(`q=Pflege&city_ids=${near}&radius_km=0`)).toEqual([['Pflege hier'], 0])
    expect(await read(`title=Pflege&city_id=${near}&radius_km=0`, '/search')).toEqual([['Pflege hier'], 0])
    expect(await read(`city_ids=${near}`)).toEqual([['Pflege hier'], 0])
    expect(await read('q=Pflege')).toEqual([[...both, 'Pflege weit weg'], undefined])
    expect((await test.call('GET', `/jobs/filters?q=Pflege&city_ids=${near}`)).body.data.total).toBe(2)
    const options = async (query: string) =>
      Object.fromEntries(
        (await test.call('GET', `/jobs/filters?${query}`)).body.data.cities.map(
          ({ id, count }: { id: number; count: number }) => [id, count],
        ),
      )
    // The chosen city counts what the list shows; the others count their own jobs.
    expect(await options(`q=Pflege&city_ids=${near}`)).toEqual({ [near]: 2, [nearer]: 1, [far]: 1 })
    expect(await options(`q=Pflege&city_ids=${near}&radius_km=0`)).toMatchObject({ [near]: 1 })
    const { body } = await test.call('GET', `/jobs?q=Pflege&city_ids=${near}`)
    expect(body.data.map((card: { distance_km: number }) => card.distance_km)).toEqual([0, 11.1])
    expect((await test.call('GET', '/jobs?lat=52.5&lon=13.4&radius_km=0')).status).toBe(422)
  })

  it('comes first among equally good matches of a keyword, on all pages', async () => {
    const text = { city_id: near, description: 'Wir suchen jemanden für die Pflege alter Menschen.' }
    await job('Pflege nebenan', { city_id: nearer })
    await job('Köchin', text)
    await job('Pflege hier', { city_id: near })
    await job('Pflege auch nebenan', { city_id: nearer })
    await job('Pflege auch hier', { city_id: near })
    const titles = async (query: string) =>
      (await test.call('GET', `/jobs?q=Pflege&${query}`)).body.data.map(
        (card: { title: string }) => card.title,
      )
    const inTitle = ['Pflege hier', 'Pflege auch hier', 'Pflege nebenan', 'Pflege auch nebenan']
    expect(await titles(`city_ids=${near}`)).toEqual([...inTitle, 'Köchin'])
    const pages = [1, 2, 3].map((page) => titles(`city_ids=${near}&per_page=2&page=${page}`))
    expect((await Promise.all(pages)).flat()).toEqual([...inTitle, 'Köchin'])
    // The order by date is not changed.
    expect((await titles(`city_ids=${near}&sort=new`))[0]).toBe('Pflege nebenan')
  })

  it('puts nearer places before farther ones among equally good matches, and orders those about as far by date', async () => {
    const inText = 'Auch die Pflege alter Menschen gehört dazu.'
    await job('Pflege in Dresden', { city_id: DRESDEN })
    await job('Koch in Leipzig', { city_id: LEIPZIG, description: inText })
    await job('Pflege in Leipzig', { city_id: LEIPZIG })
    await job('Koch hier', { city_id: near, description: inText })
    await job('Pflege nebenan', { city_id: nearer })
    const titles = async (query: string) =>
      (await test.call('GET', `/jobs?q=Pflege&radius_km=200&${query}`)).body.data.map(
        (card: { title: string }) => card.title,
      )
    const expected = [
      'Pflege nebenan',
      'Pflege in Dresden',
      'Pflege in Leipzig',
      'Koch hier',
      'Koch in Leipzig',
    ]
    expect(await titles(`city_ids=${near}`)).toEqual(expected)
    expect(await titles('lat=52.5&lon=13.4')).toEqual(expected)
  })

  it('orders the matches of a keyword by distance on request, and those of one city by date, on all pages', async () => {
    await job('Pflege weit weg', { city_id: far })
    await job('Pflege nebenan', { city_id: nearer })
    await job('Koch', { city_id: near })
    await job('Pflege auch nebenan', { city_id: nearer })
    await job('Pflege hier', { city_id: near })
    const titles = async (page: number) =>
      (
        await test.call('GET', `/jobs?q=Pflege&lat=52.5&lon=13.4&sort=near&per_page=2&page=${page}`)
      ).body.data.map((card: { title: string }) => card.title)
    expect((await Promise.all([1, 2].map(titles))).flat()).toEqual([
      'Pflege hier',
      'Pflege nebenan',
      'Pflege auch nebenan',
      'Pflege weit weg',
    ])
  })

  it('is the nearest of several cities, for distances and their order', async () => {
    await job('Koch weit weg', { city_id: far })
    await job('Koch nebenan', { city_id: nearer })
    await job('Koch hier', { city_id: near })
    const { body } = await test.call('GET', `/jobs?city_ids=${near}&city_ids=${far}&radius_km=20&sort=near`)
    expect(
      body.data.map((card: { title: string; distance_km: number }) => [card.title, card.distance_km]),
    ).toEqual([
      ['Koch hier', 0],
      ['Koch weit weg', 0],
      ['Koch nebenan', 11.1],
    ])
  })

  it('lists unknown cities in the answer', async () => {
    const unknown = async (query: string) =>
      (await test.call('GET', `/jobs?${query}`)).body.meta.unknown_cities
    expect(await unknown('city_names[]=Berlin&city_names[]=Nirgendwoheim')).toEqual(['Nirgendwoheim'])
    expect(await unknown('q=Koch&city_ids=77&radius_km=30&sort=near')).toEqual(['77'])
    expect(await unknown('city_names[]=Berlin')).toBeUndefined()
  })

  it('takes ten names of cities, and compares each once in a request', async () => {
    const likened = vi.spyOn(await currentKnowledge(test.db), 'citiesLike')
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => `city_names[]=Nirgendwoheim${index}`).join('&')
    expect(
      (await test.call('GET', `/jobs?q=Koch&sort=near&${names(10)}`)).body.meta.unknown_cities,
    ).toHaveLength(10)
    expect(likened).toHaveBeenCalledTimes(10)
    const refused = await test.call('GET', `/jobs?${names(11)}`)
    expect([refused.status, refused.body.errors]).toEqual([422, { city_names: [expect.any(String)] }])
  })
})
