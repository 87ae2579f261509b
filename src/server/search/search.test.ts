import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FILTER_NAMES } from '#shared/contract/vacancy-choices.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { fold, wordsOf } from '#shared/rules/fold-text.ts'
import type { VacancyTable } from '../db/tables.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES } from '../testing/vacancies.ts'
import { digitIn, FACET_CODES, facetsOf } from './query/facets.ts'

const BERLIN = 2950159
const MUNICH = 2867714
const POTSDAM = 2852458
const { near, nearer, far, rubric, otherRubric } = PLACES

describe.each(engines())('the search on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
  })
  beforeEach(async () => {
    await test.db.deleteFrom('vacancies').execute()
    boss = await createUser(test, { role: 'boss' })
  })

  let age = 0
  const job = (title: string, given: Partial<Insertable<VacancyTable>> = {}) =>
    createVacancy(test, {
      user_id: boss.id,
      title,
      published_at: new Date(test.clock().getTime() - ++age * MINUTE_MS),
      ...given,
    })
  const titles = async (query: string, path = '/jobs') =>
    (await test.call('GET', `${path}?${query}`)).body.data.map((card: { title: string }) => card.title)
  const filters = async (query = '') => (await test.call('GET', `/jobs/filters?${query}`)).body.data

  it('folds texts and packs facets in the database as in the code', async () => {
    const samples = [
      'Bäcker (m/w/d)',
      'Kuechenhilfe',
      'STRASSE Straße',
      'Łódź Żółć',
      'Ёлка ЙОД',
      'Frauen neue Quelle',
      'İıŐű',
    ]
    for (const sample of samples) {
      const { rows } = await sql<{ folded: string; words: string[] }>`
        select search_fold(${sample}) as folded, search_words(${sample}) as words`.execute(test.db)
      expect(rows[0]).toEqual({ folded: fold(sample), words: wordsOf(sample).sort() })
    }
    const all = Array.from({ length: FACET_CODES }, (_, code) => code)
    const named = sql.join(FILTER_NAMES.map((field) => sql`${sql.ref(field)} => t ->> ${sql.lit(field)}`))
    const { rows } = await sql<{ code: number }>`select search_facets(${named}) as code
      from jsonb_array_elements(${JSON.stringify(all.map(facetsOf))}::jsonb) with ordinality as given (t, place)
      order by place`.execute(test.db)
    expect(rows.map(({ code }) => code)).toEqual(all)
    for (const field of FILTER_NAMES) {
      const { rows: columns } = await sql<{ generated: string }>`
        select generation_expression as generated from information_schema.columns
        where table_name in ('search_jobs', 'search_offers') and column_name = ${field}`.execute(test.db)
      expect([field, columns.length]).toEqual([field, 2])
      for (const { generated } of columns) {
        const { rows: digits } = await sql<{ digit: number }>`select (${sql.raw(generated)})::int as digit
          from unnest(${all}::smallint[]) with ordinality as given (facets, place) order by place`.execute(
          test.db,
        )
        expect(digits.map(({ digit }) => digit)).toEqual(all.map((code) => digitIn(code, field)))
      }
    }
  })

  it('ranks titles above texts, then the newest first', async () => {
    await job('Kellner', { description: 'Auch ein Gärtner wird hier glücklich, sagen alle.' })
    await job('Gärtner alt', { published_at: new Date(test.clock().getTime() - 9 * DAY_MS) })
    await job('Gärtner neu', { published_at: new Date(test.clock().getTime() - 8 * DAY_MS) })
    expect(await titles('q=Gärtner')).toEqual(['Gärtner neu', 'Gärtner alt', 'Kellner'])
    expect(await titles('q=gaertner&sort=new')).toEqual(['Kellner', 'Gärtner neu', 'Gärtner alt'])
  })

  it('adds partial matches only when sorted by relevance', async () => {
    await job('Koch', { city_id: BERLIN, pay_amount: 15 })
    await job('Koch', { city_id: MUNICH, pay_amount: 30 })
    await job('Fahrer', { city_id: BERLIN, pay_amount: 20 })
    const read = async (query: string, path = '/jobs') => {
      const { body } = await test.call('GET', `${path}?${query}`)
      return [body.data.map((card: { pay_amount: number }) => card.pay_amount), body.meta.total_whole]
    }
    expect(await read('q=Koch Berlin')).toEqual([[15, 30, 20], 1])
    expect(await read('title=Koch Berlin', '/search')).toEqual([[15, 30, 20], 1])
    expect((await filters('q=Koch Berlin')).total).toBe(3)
    expect(await read('q=Koch')).toEqual([[15, 30], undefined])
    for (const sort of ['new', 'pay', `near&lat=52.5&lon=13.4`]) {
      expect([sort, await read(`q=Koch Berlin&sort=${sort}`)]).toEqual([sort, [[15], undefined]])
      expect([sort, (await filters(`q=Koch Berlin&sort=${sort}`)).total]).toEqual([sort, 1])
      expect([sort, await read(`q=Koch Potsdam&sort=${sort}`)]).toEqual([sort, [[], undefined]])
    }
  })

  it('names the missing parameter of an empty search', async () => {
    const answer = await test.call('GET', '/search?title=')
    expect(answer).toMatchObject({ status: 422, body: { errors: { title: ['field cannot be empty'] } } })
    expect((await test.call('GET', '/search?title=%20%20&city_id=0')).status).toBe(422)
    expect((await test.call('GET', '/search')).status).toBe(422)
    expect((await test.call('GET', '/jobs?sort=near')).body.errors).toEqual({
      lat: ['field cannot be empty'],
    })
  })

  it('searches in a city, or in all of Germany for city 0', async () => {
    await job('Tischler', { city_id: BERLIN })
    await job('Tischler in München', { city_id: MUNICH })
    expect(await titles(`title=Tischler&city_id=${MUNICH}`, '/search')).toEqual(['Tischler in München'])
    expect(await titles('title=Tischler&city_id=0', '/search')).toHaveLength(2)
    for (const name of ['Munchen', 'Мюнхен', 'Monachium', 'Munich', 'Muenchen', '80331', '81929', 'Munichh'])
      expect([name, await titles(`city_names[]=${encodeURIComponent(name)}`)]).toEqual([
        name,
        ['Tischler in München'],
      ])
    expect(await titles('city_names[]=Nirgendwoheim')).toEqual([])
    expect(await titles(`q=${encodeURIComponent('столяр tischler Берлин')}`)).toContain('Tischler')
  })

  it('applies every filter', async () => {
    await job('a', {
      pay_type: 'per_hour',
      pay_amount: 20,
      employment_type: 'mini_job',
      employer_kind: 'household',
      german_level: 'a2',
      language: 'ru',
      hours_per_week: 10,
      shift_pattern: 'night',
    })
    await job('b', {
      pay_type: 'per_month',
      pay_amount: 3000,
      german_level: 'none',
      language: 'pl',
      shift_pattern: 'rotating',
    })
    await job('c', {
      pay_type: 'per_hour',
      pay_amount: 15,
      german_level: 'c1',
      employer_kind: 'agency',
      rubric_id: otherRubric,
    })
    expect(await titles('pay_type=per_hour')).toEqual(['a', 'c'])
    expect(await titles('pay_type=per_hour&pay_min=15.5')).toEqual(['a'])
    expect(await titles('pay_min=1000')).toEqual(['b', 'c'])
    expect(await titles('employment_type=mini_job')).toEqual(['a'])
    expect(await titles('employer_kind[]=household&employer_kind[]=agency')).toEqual(['a', 'c'])
    expect(await titles('german_level=a2')).toEqual(['a', 'b'])
    expect(await titles('language=ru,pl')).toEqual(['a', 'b'])
    expect(await titles('shift_pattern=night')).toEqual(['a'])
    expect(await titles('shift_pattern=night,rotating&pay_min=1000')).toEqual(['b'])
    expect((await filters('shift_pattern=night')).shift_patterns).toEqual([
      { value: 'early', count: 0 },
      { value: 'day', count: 0 },
      { value: 'late', count: 0 },
      { value: 'night', count: 1 },
      { value: 'weekend', count: 0 },
      { value: 'rotating', count: 1 },
    ])
    expect((await test.call('GET', '/jobs?shift_pattern=never')).status).toBe(422)
    expect(await titles(`rubric_ids=${rubric}&language=pl`)).toEqual(['b'])
    expect(await titles('sort=pay')).toEqual(['b', 'c', 'a'])
    expect((await test.call('GET', '/jobs?employment_type=slavery')).status).toBe(422)
  })

  it('measures distances and finds nearby jobs', async () => {
    await job('far', { city_id: far })
    await job('nearer', { city_id: nearer })
    await job('near', { city_id: near })
    const { body } = await test.call('GET', '/jobs?lat=52.5&lon=13.4&sort=near')
    expect(
      body.data.map(({ title, distance_km }: { title: string; distance_km: number }) => [title, distance_km]),
    ).toEqual([
      ['near', 0],
      ['nearer', 11.1],
      ['far', 505.6],
    ])
    expect(await titles('lat=52.5&lon=13.4&radius_km=20')).toEqual(['nearer', 'near'])
    expect(await titles(`city_ids=${near}&radius_km=5`)).toEqual(['near'])
    expect(await titles(`city_ids=${near}&sort=near`)).toEqual(['near'])
    await job('Berlin', { city_id: BERLIN })
    expect(await titles(`city_ids=${POTSDAM}&radius_km=40&sort=near`)).toContain('Berlin')
    expect((await test.call('GET', `/jobs?city_ids=${near}`)).body.data[0]).not.toHaveProperty('distance_km')
  })

  it('counts each filter value with all other filters applied', async () => {
    await job('a', { city_id: near, pay_type: 'per_hour', german_level: 'b1' })
    await job('b', { city_id: near, pay_type: 'per_month', pay_amount: 2000 })
    await job('c', { city_id: far, pay_type: 'per_month', pay_amount: 2000, rubric_id: otherRubric })
    const counts = await filters(`city_ids=${near}&pay_type=per_month`)
    expect(counts.total).toBe(1)
    expect(counts.pay_types).toEqual([
      { value: 'per_month', count: 1 },
      { value: 'per_hour', count: 1 },
    ])
    expect(counts.cities).toEqual([
      { id: far, name: 'Ferne', count: 1 },
      { id: near, name: 'Nahdorf', count: 1 },
    ])
    expect(counts.rubrics).toEqual([{ id: rubric, name: 'Sweeping', icon: 'broom', count: 1 }])
    const all = await filters()
    expect(all.german_levels.find(({ value }: { value: string }) => value === 'a2').count).toBe(2)
    expect(all.german_levels.find(({ value }: { value: string }) => value === 'b1').count).toBe(3)
    expect(all).not.toHaveProperty('counts_are_estimates')
    expect((await filters('q=zzzzzz')).total).toBe(0)
  })

  it('suggests titles, rubrics and cities while a word is typed', async () => {
    await job('Reinigungskraft (m/w/d)')
    await job('Reinigungskraft (m/w/d) in Vollzeit')
    const get = async (q: string) =>
      (
        await test.call('GET', `/search/suggestions?q=${encodeURIComponent(q)}`, {
          headers: { 'accept-language': 'de' },
        })
      ).body.data
    expect((await get('Reinig')).titles).toContain('Reinigungskraft')
    expect((await get('Reinig')).rubrics).toContainEqual({ id: 3, name: 'Reinigung', icon: 'cleaning' })
    expect((await get('нян')).rubrics[0]).toMatchObject({ id: 1, name: 'Kinderbetreuung' })
    expect((await get('Мюнх')).cities[0]).toEqual({ id: MUNICH, name: 'München', region: 'Bayern' })
    expect(await get('')).toEqual({ titles: [], rubrics: [], cities: [] })
  })

  it('accepts any text as a keyword without an error', async () => {
    for (const q of [
      "'",
      '"',
      "a' | 'b",
      '&',
      '!',
      '(',
      ':*',
      '\\',
      '@1',
      '#3',
      '%',
      'к'.repeat(100),
      '🙂',
      'C++',
      '--',
    ]) {
      const answer = await test.call('GET', `/jobs?q=${encodeURIComponent(q)}`)
      expect([q, answer.status]).toEqual([q, 200])
    }
    expect((await test.call('GET', `/jobs?q=${'x'.repeat(101)}`)).status).toBe(422)
  })

  it('follows a vacancy’s states within the transactions that change it', async () => {
    const { id } = await job('Dachdecker')
    const isFound = async () => (await titles('q=Dachdecker')).length === 1
    const set = (values: object) =>
      test.db.updateTable('vacancies').set(values).where('id', '=', id).execute()
    expect(await isFound()).toBe(true)
    await set({ published: false })
    expect(await isFound()).toBe(false)
    await set({ published: true })
    expect(await isFound()).toBe(true)
    await set({ title: 'Zimmerer' })
    expect([await isFound(), await titles('q=Zimmerer')]).toEqual([false, ['Zimmerer']])
    await set({ title: 'Dachdecker', expires_at: test.clock() })
    expect(await isFound()).toBe(false)
    await set({ expires_at: new Date(test.clock().getTime() + DAY_MS), closed_at: test.clock() })
    expect(await isFound()).toBe(false)
    await set({ closed_at: null })
    expect(await isFound()).toBe(true)
    await test.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('vacancies').set({ published: false }).where('id', '=', id).execute()
        throw new Error('taken back')
      })
      .catch(() => undefined)
    expect(await isFound()).toBe(true)
  })

  it('hides the jobs of a blocked employer at once, and shows them again after unblocking', async () => {
    const { slug } = await job('Glaser')
    const block = (blocked_at: Date | null) =>
      test.db.updateTable('users').set({ blocked_at }).where('id', '=', boss.id).execute()
    await block(test.clock())
    expect(await titles('q=Glaser')).toEqual([])
    expect((await test.call('GET', `/jobs/${slug}`)).status).toBe(404)
    await job('Glaser zwei')
    expect(await titles('q=Glaser')).toEqual([])
    await block(null)
    expect(await titles('q=Glaser')).toHaveLength(2)
  })
})
