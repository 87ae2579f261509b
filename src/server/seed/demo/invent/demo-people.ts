import type { GermanLevel } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { City } from '../../../geography/city.ts'
import { type RubricSlug, rubricSlug, rubrics } from '../../places/rubrics.ts'
import { agencies, companies, households, workerNames } from '../texts/employers.ts'
import type { DemoEmployer, DemoPeople, DemoWorker } from './demo.ts'
import { createRandom, createWeightedPick, type Random } from './random.ts'

const WORKERS = 110
const levels: GermanLevel[] = ['a1', 'a2', 'a2', 'b1', 'b1', 'b2', 'b2', 'c1']
const householdJobs = ['1', '2', '3', '4', '11', '15', '16', '22', '23']
/** Rubrics that need more German than a beginner has: office, finance, teaching, translation, medicine. */
const wordyRubrics: RubricSlug[] = [
  'health-medicine',
  'office-administration',
  'accounting-finance',
  'tutoring-education',
  'translation',
]

/** Draws cities weighted by population to the power of 0.8, so that small towns occur beside Berlin. */
export function createCityPick(cities: readonly City[]): (random: Random) => City {
  return createWeightedPick(cities, (city) => city.population ** 0.8)
}

/** The demo people: 73 employers and 110 workers. The same seed gives the same people. */
export function createDemoPeople(options: { seed?: number; cities: City[] }): DemoPeople {
  const random = createRandom((options.seed ?? 1) + 101)
  const pickCity = createCityPick(options.cities)
  return { employers: createEmployers(random, pickCity), workers: createWorkers(random, pickCity) }
}

function createEmployers(random: Random, pickCity: (random: Random) => City): DemoEmployer[] {
  const business =
    (kind: 'company' | 'agency') =>
    ([companyName, name, surname, jobs]: [string, string, string, string]): DemoEmployer => {
      return {
        kind,
        companyName,
        name,
        surname,
        jobs: jobs.split(' '),
        language: 'de',
        cityId: pickCity(random).id,
      }
    }
  const homes = households.map(([companyName, name, surname, language]): DemoEmployer => {
    return {
      kind: 'household',
      companyName,
      name,
      surname,
      language,
      jobs: householdJobs,
      cityId: pickCity(random).id,
    }
  })
  return [...companies.map(business('company')), ...agencies.map(business('agency')), ...homes]
}

function createWorkers(random: Random, pickCity: (random: Random) => City): DemoWorker[] {
  const taken = new Set<string>()
  const workers: DemoWorker[] = []
  while (workers.length < WORKERS) {
    const worker = createWorker(random, pickCity(random).id)
    const fullName = `${worker.name} ${worker.surname}`
    if (!taken.has(fullName)) workers.push(worker)
    taken.add(fullName)
  }
  return workers
}

function createWorker(random: Random, cityId: number): DemoWorker {
  const language = random.pick<Language>(['de', 'de', 'de', 'ru', 'ru', 'ru', 'pl', 'pl', 'en'])
  const { names, surnames } = workerNames[language]
  const germanLevel = language === 'de' ? random.pick<GermanLevel>(['c1', 'c2', 'c2']) : random.pick(levels)
  const second = random.sample(
    ['en', 'ru', 'pl', 'uk', 'tr', 'fr'].filter((code) => code !== language),
    random.between(0, 2),
  )
  const others = second.map((code) => ({ code, level: random.pick<GermanLevel>(['a2', 'b1', 'b2']) }))
  const own = language === 'de' ? [] : [{ code: language, level: 'c2' as const }]
  return {
    name: random.pick(names),
    surname: random.pick(surnames),
    cityId,
    rubricIds: random.sample(rubricsFor(germanLevel), random.between(1, 3)),
    language,
    germanLevel,
    languages: [{ code: 'de', level: germanLevel }, ...own, ...others],
  }
}

function rubricsFor(germanLevel: GermanLevel): number[] {
  const all = rubrics.map(({ id }) => id)
  const fluent = ['b2', 'c1', 'c2'].includes(germanLevel)
  return fluent ? all : all.filter((rubricId) => !wordyRubrics.includes(rubricSlug(rubricId)))
}
