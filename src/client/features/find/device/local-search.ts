import type { QueryClient } from '@tanstack/react-query'
import type { Job, JobCard } from '#shared/contract/jobs.ts'
import type { Offer, OfferCard } from '#shared/contract/offers.ts'
import { JOB_CHOICE_NAMES, JOB_CHOICES, type JobChoice } from '#shared/contract/vacancy-choices.ts'
import { dayOf } from '#shared/day-of.ts'
import { DAY_MS } from '#shared/durations.ts'
import { distanceKm } from '#shared/rules/distance.ts'
import { monthlyOf, type Pay } from '#shared/rules/pay.ts'
import { isStillOpen } from '#shared/rules/vacancy-states.ts'
import { type Filters, radiusOf } from '../filters/filters.ts'
import { createWordSearch, type Places, type Row } from './word-search.ts'

/** A job as this device has cached it: the card of a list, or the full job. */
export type SeenJob = JobCard & Partial<Pick<Job, 'description' | 'is_open'>>

/** An offer as this device has cached it. */
export type SeenOffer = OfferCard & Partial<Pick<Offer, 'description' | 'skills'>>

const FULL_WEEK_HOURS = 40

/** Returns every job in the cache, from any list, each once, with its full text where that is cached. */
export const seenJobs = (client: QueryClient): SeenJob[] => seen(client, isJob, 'job')

/** Returns every offer in the cache. */
export const seenOffers = (client: QueryClient): SeenOffer[] => seen(client, isOffer, 'offer')

function seen<T extends { id: number }>(
  client: QueryClient,
  is: (value: unknown) => value is T,
  part: 'job' | 'offer',
): T[] {
  const found = new Map<number, T>()
  // A card comes from a list of open jobs, so `is_open` starts as true. An earlier full text stays valid.
  const collect = (value: unknown) =>
    is(value) && found.set(value.id, { ...found.get(value.id), is_open: true, ...value })
  const queries = client.getQueryCache().getAll()
  // Newer data overwrites older data.
  for (const { state } of queries.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) {
    const data = state.data as { data?: unknown; similar?: unknown } | undefined
    for (const thing of [data, data?.data, data?.similar].flat()) {
      collect(thing)
      const favourite = thing as { [key in typeof part]?: unknown } & { state?: unknown }
      const kept = favourite?.[part]
      if (favourite?.state === 'open') collect(kept)
      else if (is(kept)) found.delete(kept.id)
    }
  }
  return [...found.values()]
}

/**
 * Prepares the search among jobs of this device. Keep it while jobs and places are the same: the first keyword reads
 * all texts.
 * @param jobs the result of `seenJobs`
 * @param places without cities, a distance is ignored and only the chosen cities match
 * @returns for filters and a time in ms since 1970: the open jobs that match: first those with the words in the title, then
 * those of the same occupation or rubric, then those with the words in the text, as on the server; of these those in the
 * chosen cities, then the newest
 */
export function createJobSearch(
  jobs: readonly SeenJob[],
  places: Places = {},
): (filters: Filters, now: number) => SeenJob[] {
  const search = createSearch(
    jobs.map((job) => ({ thing: job, title: job.title, text: textOf(job) })),
    places,
  )
  return (filters, now) =>
    search(
      filters,
      (job) =>
        isStillOpen(job, now) &&
        isRecent(job, filters, now) &&
        isStartedBy(job, filters, now) &&
        hasHours(job, filters) &&
        fits(job, filters),
    )
}

/** Prepares the search among offers of this device; see `createJobSearch`. */
export function createOfferSearch(
  offers: readonly SeenOffer[],
  places: Places = {},
): (filters: Filters) => SeenOffer[] {
  const search = createSearch(
    offers.map((offer) => ({ thing: offer, title: offer.name, text: offerTextOf(offer) })),
    places,
  )
  return (filters) => search(filters, (offer) => fitsOffer(offer, filters))
}

function createSearch<T extends SeenJob | SeenOffer>(rows: readonly Row<T>[], places: Places) {
  const tiersFor = createWordSearch(rows, places)
  return (filters: Filters, isFitting: (thing: T) => boolean): T[] => {
    const { q = '', cities } = filters
    const tierOf = tiersFor(q)
    const isThere = placeTest(filters, places)
    const isElsewhere = ({ city }: T) => q !== '' && Boolean(cities) && !cities?.includes(city.id)
    return rows
      .filter(({ thing }) => isThere(thing.city.id) && isFitting(thing))
      .map((row) => ({ thing: row.thing, tier: tierOf(row), far: Number(isElsewhere(row.thing)) }))
      .filter(({ tier }) => tier >= 0)
      .sort(
        (a, b) => a.tier - b.tier || a.far - b.far || (a.thing.published_at < b.thing.published_at ? 1 : -1),
      )
      .map(({ thing }) => thing)
      .map(measured(filters, places))
  }
}

const textOf = ({ company_name, excerpt, description = '' }: SeenJob) =>
  [company_name, excerpt, description].join(' ')

const offerTextOf = ({ excerpt, description = '', skills = [] }: SeenOffer) =>
  [excerpt, description, ...skills].join(' ')

const fits = (job: SeenJob, filters: Filters): boolean =>
  fitsAll(job, filters) &&
  JOB_CHOICE_NAMES.every((field) => hasChosen(field, job, filters)) &&
  paysEnough(job, filters)

const isRecent = ({ published_at }: SeenJob, { days }: Filters, now: number): boolean =>
  !days || Date.parse(published_at) >= now - days * DAY_MS

/** Cards that the device has kept from before have no start date. */
const isStartedBy = ({ start_date }: SeenJob, { start }: Filters, now: number): boolean =>
  start === undefined || !start_date || start_date <= dayOf(new Date(now + start * DAY_MS))

const hasHours = ({ hours_per_week }: SeenJob, { hours }: Filters): boolean =>
  !hours || (hours_per_week !== null && hours_per_week <= hours)

const fitsOffer = (offer: SeenOffer, filters: Filters): boolean =>
  fitsAll(offer, filters) &&
  isAmong(filters.names, offer.name) &&
  paysEnough({ ...offer, hours_per_week: null }, filters)

const fitsAll = ({ rubric, language, pay_type }: SeenJob | SeenOffer, { rubrics, lang, pay }: Filters) =>
  isAmong(rubrics, rubric.id) && isAmong(lang, language) && (!pay || pay_type === pay)

/** Whether a job has a chosen value of a field. A job without a value does not match. */
function hasChosen(field: JobChoice, job: SeenJob, filters: Filters): boolean {
  const { key, filter, values } = JOB_CHOICES[field]
  const wanted: readonly string[] = [filters[key] ?? []].flat()
  if (wanted.length === 0) return true
  const order: readonly (string | null | undefined)[] = values
  const rankOf = (value: string | null | undefined) => order.indexOf(value)
  const rank = rankOf(job[field])
  return filter === 'at_most'
    ? rank >= 0 && rank <= rankOf(wanted[0])
    : wanted.some((value) => rankOf(value) === rank)
}

/** Compares pay as the server does: per month when no pay type is chosen, with full time for unknown hours. */
function paysEnough(job: Pay, { pay, min }: Filters): boolean {
  if (!min) return true
  const amount = pay
    ? job.pay_amount
    : monthlyOf({ ...job, hours_per_week: job.hours_per_week ?? FULL_WEEK_HOURS })
  return (amount ?? 0) >= min
}

/** Returns a test whether a city is one of the chosen ones, or within the distance of one. */
function placeTest(filters: Filters, { cities = [] }: Places): (cityId: number) => boolean {
  const { cities: chosen } = filters
  if (!chosen) return () => true
  const km = radiusOf(filters)
  const centres = km ? cities.filter(({ id }) => chosen.includes(id)) : []
  const around = cities.filter((city) => centres.some((centre) => distanceKm(centre, city) <= km))
  const within = new Set([...chosen, ...around.map(({ id }) => id)])
  return (cityId) => within.has(cityId)
}

/** Replaces the distance from wherever a card was seen with that from the chosen cities. */
function measured(filters: Filters, { cities = [] }: Places) {
  const centres = cities.filter(({ id }) => filters.cities?.includes(id))
  return <T extends { city: { id: number } }>(thing: T): T => {
    const place = centres.length > 0 ? cities.find(({ id }) => id === thing.city.id) : undefined
    const distance_km = place ? Math.min(...centres.map((centre) => distanceKm(centre, place))) : undefined
    return { ...thing, distance_km }
  }
}

const isAmong = <T>(chosen: readonly T[] | undefined, value: T) => !chosen || chosen.includes(value)

function isJob(value: unknown): value is SeenJob {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    'company_name' in value &&
    'rubric' in value &&
    // Only public cards have an excerpt. A user's own vacancy may never have been public.
    'excerpt' in value
  )
}

function isOffer(value: unknown): value is SeenOffer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'person' in value &&
    'pay_amount' in value &&
    'rubric' in value
  )
}
