import type { QueryClient } from '@tanstack/react-query'
import type { Job, JobCard } from '#shared/contract/jobs.ts'
import type { Offer, OfferCard } from '#shared/contract/offers.ts'
import type { City } from '#shared/contract/places.ts'
import { JOB_CHOICE_NAMES, JOB_CHOICES, type JobChoice } from '#shared/contract/vacancy-choices.ts'
import { dayOf } from '#shared/day-of.ts'
import { DAY_MS } from '#shared/durations.ts'
import { foldName } from '#shared/rules/city-match.ts'
import { distanceKm } from '#shared/rules/distance.ts'
import { monthlyOf, type Pay } from '#shared/rules/pay.ts'
import { isStillOpen } from '#shared/rules/vacancy-states.ts'
import { type Filters, radiusOf } from '../filters/filters.ts'

/** A job as this device has cached it: the card of a list, or the full job. */
export type SeenJob = JobCard & Partial<Pick<Job, 'description' | 'is_open'>>

/** An offer as this device has cached it. */
export type SeenOffer = OfferCard & Partial<Pick<Offer, 'description' | 'skills'>>

/** The cities with their coordinates, if the device has them. */
export type Cities = readonly Pick<City, 'id' | 'lat' | 'lon'>[]

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
 * Returns the open jobs that match: first those with all words in the title, of these those in the chosen cities, then
 * the newest.
 * @param jobs the result of `seenJobs`
 * @param now in ms since 1970
 * @param cities without them, a distance is ignored and only the chosen cities match
 */
export function searchSeen(
  jobs: readonly SeenJob[],
  filters: Filters,
  now: number,
  cities?: Cities,
): SeenJob[] {
  const isThere = placeTest(filters, cities)
  const fitting = jobs.filter(
    (job) =>
      isStillOpen(job, now) &&
      isThere(job.city.id) &&
      isRecent(job, filters, now) &&
      isStartedBy(job, filters, now) &&
      hasHours(job, filters) &&
      fits(job, filters),
  )
  return search(fitting, filters, ({ title }) => title, textOf).map(measured(filters, cities))
}

/** Returns the offers that match; see `searchSeen`. */
export function searchSeenOffers(
  offers: readonly SeenOffer[],
  filters: Filters,
  cities?: Cities,
): SeenOffer[] {
  const isThere = placeTest(filters, cities)
  const fitting = offers.filter((offer) => isThere(offer.city.id) && fitsOffer(offer, filters))
  return search(fitting, filters, ({ name }) => name, offerTextOf).map(measured(filters, cities))
}

function search<T extends { published_at: string; city: { id: number } }>(
  things: readonly T[],
  filters: Filters,
  titleOf: (thing: T) => string,
  wholeOf: (thing: T) => string,
): T[] {
  const words = foldName(filters.q ?? '')
    .split(' ')
    .filter(Boolean)
  const isInChosenCity = ({ city }: T) => words.length > 0 && Boolean(filters.cities?.includes(city.id))
  const rankOf = (thing: T) =>
    2 * Number(hasAll(foldName(titleOf(thing)), words)) + Number(isInChosenCity(thing))
  return things
    .filter((thing) => hasAll(foldName(wholeOf(thing)), words))
    .map((thing) => ({ thing, rank: rankOf(thing) }))
    .sort((a, b) => b.rank - a.rank || (a.thing.published_at < b.thing.published_at ? 1 : -1))
    .map(({ thing }) => thing)
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word))

const textOf = ({ title, company_name, rubric, city, excerpt, description = '' }: SeenJob) =>
  [title, company_name, rubric.name, city.name, excerpt, description].join(' ')

const offerTextOf = ({ name, rubric, city, excerpt, description = '', skills = [] }: SeenOffer) =>
  [name, rubric.name, city.name, excerpt, description, ...skills].join(' ')

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
function placeTest(filters: Filters, cities: Cities = []): (cityId: number) => boolean {
  const { cities: chosen } = filters
  if (!chosen) return () => true
  const km = radiusOf(filters)
  const centres = km ? cities.filter(({ id }) => chosen.includes(id)) : []
  const around = cities.filter((city) => centres.some((centre) => distanceKm(centre, city) <= km))
  const within = new Set([...chosen, ...around.map(({ id }) => id)])
  return (cityId) => within.has(cityId)
}

/** Replaces the distance from wherever a card was seen with that from the chosen cities. */
function measured(filters: Filters, cities: Cities = []) {
  const centres = cities.filter(({ id }) => filters.cities?.includes(id))
  return <T extends { city: { id: number } }>(thing: T): T => {
    const place = cities.find(({ id }) => id === thing.city.id)
    const isKnown = place && centres.length > 0
    const distance_km = isKnown ? Math.min(...centres.map((centre) => distanceKm(centre, place))) : undefined
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
