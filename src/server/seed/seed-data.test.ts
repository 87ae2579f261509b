import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { de } from '#shared/rubric-words/de.ts'
import { en } from '#shared/rubric-words/en.ts'
import { pl } from '#shared/rubric-words/pl.ts'
import { ru } from '#shared/rubric-words/ru.ts'
import cityData from '../geography/cities.json' with { type: 'json' }
import type { City } from '../geography/city.ts'
import { states } from '../geography/states.ts'
import type { DemoVacancy } from './demo/invent/demo.ts'
import { createDemoOffers } from './demo/invent/demo-offers.ts'
import { createDemoPeople } from './demo/invent/demo-people.ts'
import { roleTexts } from './demo/invent/demo-texts.ts'
import { createDemoVacancies } from './demo/invent/demo-vacancies.ts'
import { roleProfiles } from './demo/invent/role-profiles.ts'
import { rubrics } from './places/rubrics.ts'

const cities = cityData as City[]
const options = { seed: 7, now: new Date('2026-06-15T10:30:00Z'), cities }
const vacancies = createDemoVacancies(600, options)
const offers = createDemoOffers(150, options)
const { employers, workers } = createDemoPeople(options)

const hourlyOf = ({ payType, payAmount, hoursPerWeek }: DemoVacancy) =>
  payType === 'per_hour' ? payAmount : payAmount / ((hoursPerWeek ?? 0) * 4.333)

describe('cities', () => {
  test('there are at least a thousand, with unique ids and slugs', () => {
    expect(cities.length).toBeGreaterThanOrEqual(1000)
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length)
    expect(cities.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true)
  })

  test('Munich has its four names', () => {
    const munich = cities.find(({ slug }) => slug === 'muenchen')
    expect(munich).toMatchObject({ de: 'München', en: 'Munich', ru: 'Мюнхен', pl: 'Monachium', state: 'BY' })
  })

  test('German names are not the English ones', () => {
    const names = new Set(cities.map(({ de }) => de))
    for (const name of ['Munich', 'Cologne', 'Nuremberg', 'Hanover', 'Brunswick'])
      expect(names).not.toContain(name)
  })

  test('every place lies in Germany, has a state and postcodes of five digits', () => {
    for (const { de, lat, lon, state, postcodes } of cities) {
      expect(lat > 47.2 && lat < 55.1 && lon > 5.8 && lon < 15.1, de).toBe(true)
      expect(states[state], de).toBeDefined()
      expect(postcodes.join(), de).toMatch(/^\d{5}(?:[-,]\d{5})*$/)
    }
  })

  test('Dresden keeps the leading zero of its postcode and all sixteen states have places', () => {
    expect(cities.find(({ de }) => de === 'Dresden')?.postcodes[0]).toMatch(/^01067-/)
    expect(new Set(cities.map(({ state }) => state)).size).toBe(16)
  })
})

describe('rubrics', () => {
  test('there are 26 and Other, with four names, words to search by and a pictogram each', () => {
    expect(rubrics).toHaveLength(27)
    expect(new Set(rubrics.map(({ icon }) => icon)).size).toBe(27)
    expect(new Set(rubrics.map(({ slug }) => slug)).size).toBe(27)
    for (const { names, synonyms } of rubrics) {
      expect(Object.values(names).filter(Boolean)).toHaveLength(4)
      for (const words of Object.values(synonyms)) expect(words.length).toBeGreaterThanOrEqual(5)
    }
    const main = rubrics.filter(({ inMain }) => inMain)
    expect(main.length).toBeGreaterThanOrEqual(8)
    expect(main.length).toBeLessThanOrEqual(10)
  })

  test('every rubric has occupations that find it in forms, in four languages', () => {
    const slugs = rubrics.map(({ slug }) => slug).sort()
    for (const words of [de, en, pl, ru]) {
      expect(Object.keys(words).sort()).toEqual(slugs)
      for (const list of Object.values(words)) {
        const all = list.split(', ')
        expect(all.length).toBeGreaterThanOrEqual(3)
        expect(all.filter((word) => word !== word.trim() || word.length < 2)).toEqual([])
      }
    }
  })

  test('every rubric has texts for its roles in each language', () => {
    for (const texts of Object.values(roleTexts)) {
      const counted = Object.entries(texts).map(([slug, { roles }]) => [slug, roles.length])
      expect(counted).toEqual(Object.entries(roleProfiles).map(([slug, roles]) => [slug, roles.length]))
    }
  })
})

describe('demo vacancies', () => {
  test('the same seed gives the same', () => {
    expect(createDemoVacancies(600, options)).toEqual(vacancies)
    expect(createDemoVacancies(20, { ...options, seed: 8 })).not.toEqual(createDemoVacancies(20, options))
  })

  test.each(['2026-06-15T23:59:59Z', '2027-01-01T04:00:00Z'])('are the same at %s', (now) => {
    const said = ({ title, payAmount, cityId }: DemoVacancy) => [title, payAmount, cityId]
    const then = createDemoVacancies(600, { ...options, now: new Date(now) })
    expect(then.map(said)).toEqual(vacancies.map(said))
  })

  test('all respect the limits of a vacancy', () => {
    for (const { title, description, requirements, responsibilities } of vacancies) {
      expect(title.length).toBeGreaterThanOrEqual(3)
      expect(title.length).toBeLessThanOrEqual(120)
      expect(description.length, description).toBeGreaterThanOrEqual(250)
      expect(description.length, description).toBeLessThanOrEqual(900)
      for (const list of [requirements, responsibilities]) {
        expect(list.length).toBeGreaterThanOrEqual(2)
        expect(list.length).toBeLessThanOrEqual(6)
        expect(list.every((item) => item.length > 0 && item.length <= 200)).toBe(true)
      }
    }
  })

  test('none pays less than the statutory or sector minimum', () => {
    for (const vacancy of vacancies) {
      const minima = rubrics[vacancy.rubricId - 1]?.minimumWage ?? []
      const minimum = Math.min(
        ...minima.filter(({ from }) => from >= '2026').map(({ hourlyEur }) => hourlyEur),
        99,
      )
      if (minimum === 99) expect(hourlyOf(vacancy), vacancy.title).toBeGreaterThanOrEqual(13.9)
      else expect(hourlyOf(vacancy), vacancy.title).toBeGreaterThanOrEqual(minimum)
      if (vacancy.payMax !== null) expect(vacancy.payMax).toBeGreaterThan(vacancy.payAmount)
    }
  })

  test('glass cleaning has its own minimum', () => {
    const glass = vacancies.filter(({ title }) => title.startsWith('Glas- und Fassadenreiniger'))
    expect(glass.every((vacancy) => hourlyOf(vacancy) >= 18.4)).toBe(true)
  })

  test('a mini job stays within 603 EUR a month', () => {
    for (const vacancy of vacancies.filter(({ choices }) => choices.employment_type === 'mini_job')) {
      const { payType, payAmount, hoursPerWeek } = vacancy
      const month = payType === 'per_month' ? payAmount : payAmount * (hoursPerWeek ?? 0) * 4.333
      expect(month).toBeLessThanOrEqual(603)
    }
  })

  test('languages have their shares, German titles their gender marker', () => {
    const share = (language: string) =>
      vacancies.filter((vacancy) => vacancy.language === language).length / 600
    expect(share('de')).toBeCloseTo(0.55, 1)
    expect(share('ru')).toBeCloseTo(0.2, 1)
    expect(share('pl')).toBeCloseTo(0.15, 1)
    expect(share('en')).toBeCloseTo(0.1, 1)
    const german = vacancies.filter(({ language }) => language === 'de')
    expect(german.every(({ title }) => title.includes('(m/w/d)'))).toBe(true)
  })

  test('every rubric has vacancies in every language', () => {
    expect(new Set(vacancies.map(({ rubricId, language }) => `${rubricId} ${language}`)).size).toBe(27 * 4)
  })

  test('no two have the same text or the same minute of publication', () => {
    expect(new Set(vacancies.map(({ title, description }) => `${title}\n${description}`)).size).toBe(600)
    expect(new Set(vacancies.map(({ publishedAt }) => publishedAt.getTime())).size).toBe(600)
  })

  test('times are whole minutes of the last 45 days, with the confirmation after publication', () => {
    const now = options.now.getTime()
    for (const { publishedAt, confirmedAt } of vacancies) {
      expect(publishedAt.getTime() % MINUTE_MS).toBe(0)
      expect(publishedAt.getTime()).toBeGreaterThan(now - 45 * DAY_MS)
      expect(confirmedAt.getTime()).toBeGreaterThanOrEqual(publishedAt.getTime())
      expect(confirmedAt.getTime()).toBeLessThanOrEqual(now)
    }
  })

  test('each belongs to an employer of its kind, a household in its own city', () => {
    for (const vacancy of vacancies) {
      const employer = employers[vacancy.employerIndex]
      expect(employer?.kind).toBe(vacancy.choices.employer_kind)
      expect(employer?.companyName).toBe(vacancy.companyName)
      if (employer?.kind === 'household') expect(vacancy.cityId).toBe(employer.cityId)
    }
  })
})

describe('demo offers', () => {
  test('the same seed gives the same distinct offers of workers', () => {
    expect(createDemoOffers(150, options)).toEqual(offers)
    expect(new Set(offers.map(({ description }) => description)).size).toBe(150)
    for (const { workerIndex, language } of offers) expect(workers[workerIndex]?.language).toBe(language)
  })

  test('all respect the limits of an offer', () => {
    for (const { name, description, skills, preferences } of offers) {
      expect(name.length).toBeLessThanOrEqual(120)
      expect(description.length).toBeGreaterThanOrEqual(100)
      expect([...skills, ...preferences].every((item) => item.length > 0 && item.length <= 200)).toBe(true)
    }
  })
})

test('no text has exclamation marks, contact data or requirements that the law forbids', () => {
  const forbidden = /!|@|https?:|www\.|\+49|native|Mutterspra|носител|ojczyst|\bjung|молод|młod|\{|\*/i
  const texts = [
    ...vacancies.map((v) => [v.title, v.description, ...v.requirements, ...v.responsibilities]),
    ...offers.map((o) => [o.name, o.description, ...o.skills, ...o.preferences]),
  ]
  for (const text of texts.flat()) expect(text).not.toMatch(forbidden)
})
