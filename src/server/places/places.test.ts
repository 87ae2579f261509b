import { describe, expect, it } from 'vitest'
import type { City, Rubric } from '#shared/contract/places.ts'
import { currentLookups } from '../search/language/lookups-store.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('places on %s', (engine) => {
  const test = useTestApp(engine)

  const inLanguage = (language: string) => ({ headers: { 'accept-language': language } })

  it('include more than a thousand cities, the most populous first', async () => {
    const { status, body } = await test.call('GET', '/city')
    const cities: City[] = body.data
    expect(status).toBe(200)
    expect(cities.length).toBeGreaterThanOrEqual(1000)
    const sizes = cities.map(({ population }) => population)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(cities[0]).toMatchObject({ slug: 'berlin', name: 'Berlin', region: 'Berlin' })
    expect(cities[0]?.postcodes[0]).toMatch(/^10115-/)
  })

  it.each([
    ['de', 'München', 'Bayern'],
    ['en', 'Munich', 'Bavaria'],
    ['ru', 'Мюнхен', 'Бавария'],
    ['pl', 'Monachium', 'Bawaria'],
    ['fr', 'Munich', 'Bavaria'],
  ])('have their names in %s', async (language, name, region) => {
    const { body, headers } = await test.call('GET', '/city', inLanguage(language))
    const munich: City = body.data.find(({ slug }: City) => slug === 'muenchen')
    expect(munich).toMatchObject({ name, region })
    expect(munich.aliases).not.toContain(name)
    expect(headers['content-language']).toBe(language === 'fr' ? 'en' : language)
  })

  it('are found by their names in other languages', async () => {
    const { body } = await test.call('GET', '/city', inLanguage('pl'))
    const munich: City = body.data.find(({ slug }: City) => slug === 'muenchen')
    expect(munich.aliases).toEqual(expect.arrayContaining(['München', 'Munich', 'Мюнхен']))
  })

  it('include rubrics in order, some of them on the main page', async () => {
    const all: Rubric[] = (await test.call('GET', '/rubric', inLanguage('ru'))).body.data
    expect(all).toHaveLength(27)
    expect(all[0]).toMatchObject({ id: 1, name: 'Уход за детьми', jobs_count: 0, offers_count: 0 })
    expect(all[12]?.words).toEqual(expect.arrayContaining(['пекарня', 'Bäckerei']))
    const main: Rubric[] = (await test.call('GET', '/rubric-in-main')).body.data
    expect(main.length).toBeGreaterThan(3)
    expect(main.length).toBeLessThan(27)
  })

  it('have their new name within a second of the change, in the list and in the search', async () => {
    const city = (await test.call('GET', '/city', inLanguage('de'))).body.data[30] as City
    const name = 'Neustadt-Probe'
    const names = async () => {
      const cities: City[] = (await test.call('GET', '/city', inLanguage('de'))).body.data
      const { knowledge } = await currentLookups(test.db, false)
      const known = knowledge.cities.find(({ id }) => id === city.id)
      return [cities.find(({ id }) => id === city.id)?.name, known?.names.de]
    }
    expect(await names()).toEqual([city.name, city.name])
    const rename = (to: string) =>
      test.db
        .updateTable('cities')
        .set({ names: JSON.stringify({ de: to }) as never })
        .where('id', '=', city.id)
        .execute()
    await rename(name)
    // Two seconds more than promised, for a slow machine.
    await expect.poll(names, { timeout: 3000 }).toEqual([name, name])
    await rename(city.name)
    await expect.poll(names, { timeout: 3000 }).toEqual([city.name, city.name])
  })

  it('are not sent again when unchanged', async () => {
    const first = await test.call('GET', '/city')
    expect(first.headers['cache-control']).toContain('public')
    const again = await test.call('GET', '/city', {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again).toMatchObject({ status: 304, body: '' })
  })
})
