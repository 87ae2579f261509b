import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Filters } from '../list/filters.ts'
import {
  type SeenJob,
  type SeenOffer,
  searchSeen,
  searchSeenOffers,
  seenJobs,
  seenOffers,
} from './local-search.ts'

const job = (id: number, changed: Partial<SeenJob> = {}): SeenJob => ({
  id,
  slug: `job-${id}`,
  title: `Job ${id}`,
  company_name: 'Haus am See',
  rubric: { id: 1, name: 'Pflege', icon: 'health' },
  city: { id: 5, name: 'München' },
  pay_type: 'per_month',
  pay_amount: 2500,
  pay_max: null,
  hours_per_week: 40,
  employment_type: 'full_time',
  employer_kind: 'company',
  german_level: 'b1',
  language: 'de',
  excerpt: '',
  published_at: `2026-11-${10 + id}T10:00:00Z`,
  confirmed_at: '',
  expires_at: '',
  ...changed,
})
const idsOf = (jobs: SeenJob[]) => jobs.map(({ id }) => id)

it('finds what was typed in title, company, rubric, place and text, whatever the spelling of umlauts', () => {
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

it('a word in the title comes before one in the text, then the newest', () => {
  const jobs = [
    job(1, { title: 'Fahrer' }),
    job(2, { excerpt: 'Fahrer gesucht' }),
    job(3, { title: 'Fahrer B' }),
  ]
  expect(idsOf(searchSeen(jobs, { q: 'fahrer' }))).toEqual([3, 1, 2])
})

it('keeps to the other filters', () => {
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

it('collects jobs from every list and page that was seen, each once', () => {
  const client = new QueryClient()
  client.setQueryData(['jobs'], { data: [job(1), job(2)], meta: {} })
  client.setQueryData(['job'], { ...job(2), description: 'whole', similar: [job(3)] })
  client.setQueryData(['favourites'], [{ job: job(4) }])
  client.setQueryData(['cities'], [{ id: 1, slug: 'berlin', name: 'Berlin' }])
  const seen = seenJobs(client)
  expect(idsOf(seen).sort()).toEqual([1, 2, 3, 4])
  expect(seen.find(({ id }) => id === 2)?.description).toBe('whole')
})

it('offers are looked for by their name, skills and filters, and are no jobs', () => {
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
  const offers = [
    offer(1, { name: 'Köchin' }),
    offer(2, { excerpt: 'Köchin oder Küchenhilfe' }),
    offer(3, { skills: ['Führerschein B'], pay_amount: 12 }),
  ]
  const found = (filters: Filters) => searchSeenOffers(offers, filters).map(({ id }) => id)
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
