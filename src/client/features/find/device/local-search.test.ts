import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { City } from '#shared/contract/places.ts'
import { initialChoices } from '#shared/contract/vacancy-choices.ts'
import type { Filters } from '../filters/filters.ts'
import {
  createJobSearch,
  createOfferSearch,
  type SeenJob,
  type SeenOffer,
  seenJobs,
  seenOffers,
} from './local-search.ts'

const NOW = Date.parse('2026-12-01T09:00:00Z')
const searchSeen = (jobs: SeenJob[], filters: Filters, cities?: City[]) =>
  createJobSearch(jobs, { cities })(filters, NOW)
const job = (id: number, changed: Partial<SeenJob> = {}): SeenJob => ({
  id,
  slug: `job-${id}`,
  title: `Job ${id}`,
  company_name: 'Haus am See',
  company_logo: null,
  rubric: { id: 1, name: 'Pflege', icon: 'health' },
  city: { id: 5, name: 'München' },
  pay_type: 'per_month',
  pay_amount: 2500,
  pay_max: null,
  hours_per_week: 40,
  start_date: null,
  ...initialChoices(),
  german_level: 'b1',
  language: 'de',
  excerpt: '',
  published_at: `2026-11-${10 + id}T10:00:00Z`,
  confirmed_at: '',
  expires_at: '2027-01-10T10:00:00Z',
  ...changed,
})
const offer = (id: number, changed: Partial<SeenOffer> = {}): SeenOffer => ({
  id,
  name: `Offer ${id}`,
  rubric: { id: 1, name: 'Pflege', icon: 'health' },
  city: { id: 5, name: 'München' },
  pay_type: 'per_hour',
  pay_amount: 16,
  language: 'de',
  excerpt: '',
  published_at: `2026-11-${10 + id}T10:00:00Z`,
  person: { id: 1, name: 'Olga K.', url_img: null },
  ...changed,
})
const idsOf = (jobs: SeenJob[]) => jobs.map(({ id }) => id)

it('finds the keyword in title, company, rubric, place and text, however umlauts are spelt', () => {
  const jobs = [
    job(1, { title: 'Altenpfleger (m/w/d)' }),
    job(2, { title: 'Fahrer', rubric: { id: 2, name: 'Transport', icon: 'truck' } }),
    job(3, {
      title: 'Bäcker',
      rubric: { id: 3, name: 'Küche', icon: 'catering' },
      description: 'Nachtschicht',
    }),
  ]
  expect(idsOf(searchSeen(jobs, { q: 'pfleger' }))).toEqual([1])
  expect(idsOf(searchSeen(jobs, { q: 'Kueche' }))).toEqual([3])
  expect(idsOf(searchSeen(jobs, { q: 'munchen nachtschicht' }))).toEqual([3])
  expect(idsOf(searchSeen(jobs, { q: 'Zahnarzt' }))).toEqual([])
})

it('sorts matches in the title before those in the text, then the newest first', () => {
  const jobs = [
    job(1, { title: 'Fahrer' }),
    job(2, { excerpt: 'Fahrer gesucht' }),
    job(3, { title: 'Fahrer B' }),
  ]
  expect(idsOf(searchSeen(jobs, { q: 'fahrer' }))).toEqual([3, 1, 2])
})

it('applies the other filters', () => {
  const jobs = [
    job(1),
    job(2, { city: { id: 6, name: 'Köln' } }),
    job(3, { pay_type: 'per_hour', pay_amount: 15 }),
  ]
  expect(idsOf(searchSeen(jobs, { cities: [6] }))).toEqual([2])
  expect(idsOf(searchSeen(jobs, { pay: 'per_hour', min: 16 }))).toEqual([])
  expect(idsOf(searchSeen(jobs, { pay: 'per_month', min: 2000 }))).toEqual([2, 1])
  expect(idsOf(searchSeen(jobs, { lang: ['ru'] }))).toEqual([])
})

it('keeps only work that can begin within the chosen days', () => {
  const jobs = [
    job(1),
    job(2, { start_date: '2026-12-01' }),
    job(3, { start_date: '2026-12-15' }),
    job(4, { start_date: '2026-12-16' }),
  ]
  const ids = (filters: Filters) => idsOf(searchSeen(jobs, filters)).sort()
  expect(ids({ start: 0 })).toEqual([1, 2])
  expect(ids({ start: 14 })).toEqual([1, 2, 3])
  expect(ids({})).toEqual([1, 2, 3, 4])
})

it('keeps only work of at most the chosen hours a week, which the vacancy must name', () => {
  const jobs = [
    job(1),
    job(2, { hours_per_week: 20 }),
    job(3, { hours_per_week: 20.5 }),
    job(4, { hours_per_week: null }),
  ]
  expect(idsOf(searchSeen(jobs, { hours: 20 }))).toEqual([2])
  expect(idsOf(searchSeen(jobs, { hours: 30 })).sort()).toEqual([2, 3])
})

it('keeps only jobs published within the chosen days', () => {
  const day = (id: number, published_at: string) => job(id, { published_at })
  const jobs = [
    day(1, '2026-11-30T10:00:00Z'),
    day(2, '2026-11-25T10:00:00Z'),
    day(3, '2026-11-01T10:00:00Z'),
  ]
  expect(idsOf(searchSeen(jobs, { days: 1 }))).toEqual([1])
  expect(idsOf(searchSeen(jobs, { days: 7 }))).toEqual([1, 2])
})

it('treats the level of German as a maximum, as the server does', () => {
  const jobs = [job(1, { german_level: 'none' }), job(2, { german_level: 'a2' }), job(3)]
  expect(idsOf(searchSeen(jobs, { german: 'a2' }))).toEqual([2, 1])
  expect(idsOf(searchSeen(jobs, { german: 'none' }))).toEqual([1])
})

it('matches any of the chosen shifts; a job without a shift matches none', () => {
  const jobs = [job(1, { shift_pattern: 'night' }), job(2, { shift_pattern: 'day' }), job(3)]
  expect(idsOf(searchSeen(jobs, { shift: ['night', 'late'] }))).toEqual([1])
  expect(idsOf(searchSeen(jobs, { shift: ['day', 'night'] }))).toEqual([2, 1])
  expect(idsOf(searchSeen(jobs, { german: 'c2' }))).toEqual([3, 2, 1])
})

it('compares pay per month when no pay type is chosen, and assumes full time when hours are unknown', () => {
  const jobs = [
    job(1, { pay_amount: 2000, pay_max: 4000 }),
    job(2, { pay_type: 'per_hour', pay_amount: 20, hours_per_week: 20 }),
    job(3, { pay_type: 'per_hour', pay_amount: 20, hours_per_week: null }),
  ]
  expect(idsOf(searchSeen(jobs, { min: 2500 }))).toEqual([3])
})

it('leaves out jobs that have expired or are closed', () => {
  const jobs = [job(1), job(2, { expires_at: '2026-12-01T08:59:00Z' }), job(3, { is_open: false })]
  expect(idsOf(searchSeen(jobs, {}))).toEqual([1])
})

it('searches around a city when coordinates are known, otherwise in that city only', () => {
  const cities = [
    { id: 5, name: 'München', lat: 48.14, lon: 11.58, aliases: ['Munich', 'Мюнхен'] },
    { id: 6, name: 'Köln', lat: 50.94, lon: 6.96, aliases: ['Cologne'] },
    { id: 7, name: 'Garching', lat: 48.25, lon: 11.65, aliases: [] as string[] },
  ] as City[]
  const jobs = [
    job(1),
    job(2, { city: { id: 6, name: 'Köln' } }),
    job(3, { city: { id: 7, name: 'Garching' } }),
  ]
  expect(idsOf(searchSeen(jobs, { cities: [5], km: 25 }, cities))).toEqual([3, 1])
  expect(idsOf(searchSeen(jobs, { cities: [5], km: 500 }, cities))).toEqual([3, 2, 1])
  expect(idsOf(searchSeen(jobs, { cities: [5], km: 500 }))).toEqual([1])
  const distances = searchSeen(
    jobs.map((seen) => ({ ...seen, distance_km: 400 })),
    { cities: [5], km: 25 },
    cities,
  )
  expect(distances.map(({ distance_km }) => Math.round(distance_km ?? -1))).toEqual([13, 0])
  expect(searchSeen([job(1, { distance_km: 400 })], {})[0]?.distance_km).toBeUndefined()
  expect(idsOf(searchSeen(jobs, { q: 'Мюнхен' }, cities))).toEqual([1])
  // Among equally good matches of a keyword the chosen city comes first.
  expect(idsOf(searchSeen(jobs, { q: 'job', cities: [5], km: 500 }, cities))).toEqual([1, 3, 2])
})

it('collects each job once from all cached lists and pages', () => {
  const client = new QueryClient()
  client.setQueryData(['jobs'], { data: [job(1), job(2)], meta: {} })
  client.setQueryData(['job'], { ...job(2), description: 'whole', similar: [job(3)] })
  client.setQueryData(['favourites'], [{ state: 'open', job: job(4) }])
  client.setQueryData(['cities'], [{ id: 1, slug: 'berlin', name: 'Berlin' }])
  const seen = seenJobs(client)
  expect(idsOf(seen).sort()).toEqual([1, 2, 3, 4])
  expect(seen.find(({ id }) => id === 2)?.description).toBe('whole')
})

it('uses the newest data, and keeps the full text from earlier data', () => {
  const client = new QueryClient()
  const whole = { ...job(1), description: 'whole', is_open: true }
  client.setQueryData(['job', 'later'], { ...whole, is_open: false }, { updatedAt: 2000 })
  client.setQueryData(['favourites'], [{ state: 'open', job: whole }], { updatedAt: 1000 })
  expect(seenJobs(client)).toMatchObject([{ description: 'whole', is_open: false }])
  client.setQueryData(['jobs'], { data: [job(1, { title: 'New' })] }, { updatedAt: 3000 })
  expect(searchSeen(seenJobs(client), {})).toMatchObject([{ title: 'New', description: 'whole' }])
})

it('leaves out own vacancies that are not approved, and favourite offers that are no longer public', () => {
  const { excerpt: _, ...own } = job(1)
  const client = new QueryClient()
  client.setQueryData(['vacancies'], [own])
  client.setQueryData(
    ['favourites'],
    [
      { state: 'unpublished', offer: offer(1) },
      { state: 'open', offer: offer(2) },
    ],
  )
  expect(seenJobs(client)).toEqual([])
  expect(seenOffers(client).map(({ id }) => id)).toEqual([2])
})

it('finds offers by name, skills and filters, and never among jobs', () => {
  const offers = [
    offer(1, { name: 'Köchin' }),
    offer(2, { excerpt: 'Köchin oder Küchenhilfe' }),
    offer(3, { skills: ['Führerschein B'], pay_amount: 12 }),
  ]
  const found = (filters: Filters) => createOfferSearch(offers)(filters).map(({ id }) => id)
  expect(found({ q: 'koechin' })).toEqual([1, 2])
  expect(found({ q: 'führerschein' })).toEqual([3])
  expect(found({ pay: 'per_hour', min: 15 })).toEqual([2, 1])
  expect(found({ names: ['Köchin'] })).toEqual([1])
  const client = new QueryClient()
  client.setQueryData(['offers'], { data: offers })
  client.setQueryData(['jobs'], { data: [job(9)] })
  expect(seenOffers(client).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(idsOf(seenJobs(client))).toEqual([9])
})
