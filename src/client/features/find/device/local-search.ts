import type { QueryClient } from '@tanstack/react-query'
import type { Job, JobCard } from '#shared/contract/jobs.ts'
import type { Offer, OfferCard } from '#shared/contract/offers.ts'
import type { City } from '#shared/contract/places.ts'
import { JOB_CHOICE_NAMES, JOB_CHOICES, type JobChoice } from '#shared/contract/vacancy-choices.ts'
import { foldName } from '#shared/rules/city-match.ts'
import { distanceKm } from '#shared/rules/distance.ts'
import { monthlyOf, type Pay } from '#shared/rules/pay.ts'
import { isStillOpen } from '#shared/rules/vacancy-states.ts'
import type { Filters } from '../list/filters.ts'

/** A job as this device has seen it: in a list, or whole. */
export type SeenJob = JobCard & Partial<Pick<Job, 'description' | 'is_open'>>

/** An offer, likewise. */
export type SeenOffer = OfferCard & Partial<Pick<Offer, 'description' | 'skills'>>

/** The cities with their coordinates, where the device has them. */
export type Cities = readonly Pick<City, 'id' | 'lat' | 'lon'>[]

const FULL_WEEK_HOURS = 40

/** Every job that lies in the cache, in whatever list, each once, with its whole text where that was read. */
export const seenJobs = (client: QueryClient): SeenJob[] => seen(client, isJob, 'job')

/** Every offer that lies there. */
export const seenOffers = (client: QueryClient): SeenOffer[] => seen(client, isOffer, 'offer')

function seen<T extends { id: number }>(
  client: QueryClient,
  is: (value: unknown) => value is T,
  part: 'job' | 'offer',
): T[] {
  const found = new Map<number, T>()
  // A card comes from a list of what is open; of what an earlier whole text said, its text is still good.
  const take = (value: unknown) =>
    is(value) && found.set(value.id, { ...found.get(value.id), is_open: true, ...value })
  const queries = client.getQueryCache().getAll()
  // What was heard last counts.
  for (const { state } of queries.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) {
    const data = state.data as { data?: unknown; similar?: unknown } | undefined
    for (const thing of [data, data?.data, data?.similar].flat()) {
      take(thing)
      const favourite = thing as { [key in typeof part]?: unknown } & { state?: unknown }
      const kept = favourite?.[part]
      if (favourite?.state === 'open') take(kept)
      else if (is(kept)) found.delete(kept.id)
    }
  }
  return [...found.values()]
}

/**
 * The jobs that fit and are still open, those with all words in the title first, then the newest.
 * @param jobs as `seenJobs` gives them
 * @param now in ms since 1970
 * @param cities where they are not known, a distance asks for the chosen cities themselves
 */
export function searchSeen(
  jobs: readonly SeenJob[],
  filters: Filters,
  now: number,
  cities?: Cities,
): SeenJob[] {
  const isThere = placeTest(filters, cities)
  const fitting = jobs.filter((job) => isStillOpen(job, now) && isThere(job.city.id) && fits(job, filters))
  return search(fitting, filters, ({ title }) => title, textOf)
}

/** The offers that fit, likewise. */
export function searchSeenOffers(
  offers: readonly SeenOffer[],
  filters: Filters,
  cities?: Cities,
): SeenOffer[] {
  const isThere = placeTest(filters, cities)
  const fitting = offers.filter((offer) => isThere(offer.city.id) && fitsOffer(offer, filters))
  return search(fitting, filters, ({ name }) => name, offerTextOf)
}

function search<T extends { published_at: string }>(
  things: readonly T[],
  filters: Filters,
  titleOf: (thing: T) => string,
  wholeOf: (thing: T) => string,
): T[] {
  const words = foldName(filters.q ?? '')
    .split(' ')
    .filter(Boolean)
  return things
    .filter((thing) => hasAll(foldName(wholeOf(thing)), words))
    .map((thing) => ({ thing, isFirst: hasAll(foldName(titleOf(thing)), words) }))
    .sort(
      (a, b) =>
        Number(b.isFirst) - Number(a.isFirst) || (a.thing.published_at < b.thing.published_at ? 1 : -1),
    )
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

const fitsOffer = (offer: SeenOffer, filters: Filters): boolean =>
  fitsAll(offer, filters) &&
  isAmong(filters.names, offer.name) &&
  paysEnough({ ...offer, hours_per_week: null }, filters)

const fitsAll = ({ rubric, language, pay_type }: SeenJob | SeenOffer, { rubrics, lang, pay }: Filters) =>
  isAmong(rubrics, rubric.id) && isAmong(lang, language) && (!pay || pay_type === pay)

/** Whether a job has what a filter asks of a field; one that says nothing there has not. */
function hasChosen(field: JobChoice, job: SeenJob, filters: Filters): boolean {
  const { key, filter, values } = JOB_CHOICES[field]
  const asked: readonly string[] = [filters[key] ?? []].flat()
  if (asked.length === 0) return true
  const order: readonly (string | null | undefined)[] = values
  const rankOf = (value: string | null | undefined) => order.indexOf(value)
  const rank = rankOf(job[field])
  return filter === 'at_most'
    ? rank >= 0 && rank <= rankOf(asked[0])
    : asked.some((value) => rankOf(value) === rank)
}

/** As the server compares: by the month where no measure is asked for, a week of unknown hours being a full one. */
function paysEnough(job: Pay, { pay, min }: Filters): boolean {
  if (!min) return true
  const amount = pay
    ? job.pay_amount
    : monthlyOf({ ...job, hours_per_week: job.hours_per_week ?? FULL_WEEK_HOURS })
  return (amount ?? 0) >= min
}

/** Whether a city is one of the chosen ones, or near enough to one. */
function placeTest({ cities: chosen, km }: Filters, cities: Cities = []): (cityId: number) => boolean {
  if (!chosen) return () => true
  const centres = km ? cities.filter(({ id }) => chosen.includes(id)) : []
  const around = cities.filter((city) => centres.some((centre) => distanceKm(centre, city) <= (km ?? 0)))
  const within = new Set([...chosen, ...around.map(({ id }) => id)])
  return (cityId) => within.has(cityId)
}

const isAmong = <T>(chosen: readonly T[] | undefined, value: T) => !chosen || chosen.includes(value)

function isJob(value: unknown): value is SeenJob {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    'company_name' in value &&
    'rubric' in value &&
    // An own vacancy has none: it may never have been public.
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
