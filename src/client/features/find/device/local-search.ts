import type { QueryClient } from '@tanstack/react-query'
import type { Job, JobCard } from '#shared/contract/jobs.ts'
import type { Offer, OfferCard } from '#shared/contract/offers.ts'
import { foldName } from '#shared/rules/city-match.ts'
import type { Filters } from '../list/filters.ts'

/** A job as this device has seen it: in a list, or whole. */
export type SeenJob = JobCard & Partial<Pick<Job, 'description'>>

/** An offer, likewise. */
export type SeenOffer = OfferCard & Partial<Pick<Offer, 'description' | 'skills'>>

/** Every job that lies in the cache, in whatever list, each once, the whole ones before their cards. */
export const seenJobs = (client: QueryClient): SeenJob[] => seen(client, isJob)

/** Every offer that lies there. */
export const seenOffers = (client: QueryClient): SeenOffer[] => seen(client, isOffer)

function seen<T extends { id: number; description?: string | undefined }>(
  client: QueryClient,
  is: (value: unknown) => value is T,
): T[] {
  const found = new Map<number, T>()
  const take = (value: unknown) => {
    if (!is(value)) return
    if (!found.has(value.id) || value.description !== undefined) found.set(value.id, value)
  }
  for (const { state } of client.getQueryCache().getAll()) {
    const data = state.data as { data?: unknown; job?: unknown; similar?: unknown } | undefined
    for (const thing of [data, data?.data, data?.similar].flat()) {
      take(thing)
      if (typeof thing === 'object' && thing !== null && 'job' in thing) take(thing.job)
    }
  }
  return [...found.values()]
}

/** The jobs that fit, those with all words in the title first, then the newest. `jobs` as `seenJobs` gives them. */
export const searchSeen = (jobs: readonly SeenJob[], filters: Filters): SeenJob[] =>
  search(jobs, filters, fits, ({ title }) => title, textOf)

/** The offers that fit, likewise. */
export const searchSeenOffers = (offers: readonly SeenOffer[], filters: Filters): SeenOffer[] =>
  search(offers, filters, fitsOffer, ({ name }) => name, offerTextOf)

function search<T extends { published_at: string }>(
  things: readonly T[],
  filters: Filters,
  fitting: (thing: T, filters: Filters) => boolean,
  titleOf: (thing: T) => string,
  wholeOf: (thing: T) => string,
): T[] {
  const words = foldName(filters.q ?? '')
    .split(' ')
    .filter(Boolean)
  return things
    .filter((thing) => fitting(thing, filters) && hasAll(foldName(wholeOf(thing)), words))
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

// Distance and the level of German are left to the server: too much found is better than something missed.
function fits(job: SeenJob, { cities, km, rubrics, pay, min, type, kind, lang }: Filters): boolean {
  return (
    isAmong(km ? undefined : cities, job.city.id) &&
    isAmong(rubrics, job.rubric.id) &&
    isAmong(type, job.employment_type) &&
    isAmong(kind, job.employer_kind) &&
    isAmong(lang, job.language) &&
    (!pay || job.pay_type === pay) &&
    (!min || (job.pay_max ?? job.pay_amount) >= min || (!pay && job.pay_type === 'per_hour'))
  )
}

const fitsOffer = (offer: SeenOffer, { names, cities, km, rubrics, pay, min, lang }: Filters): boolean =>
  isAmong(names, offer.name) &&
  isAmong(km ? undefined : cities, offer.city.id) &&
  isAmong(rubrics, offer.rubric.id) &&
  isAmong(lang, offer.language) &&
  (!pay || offer.pay_type === pay) &&
  (!min || offer.pay_amount >= min || (!pay && offer.pay_type === 'per_hour'))

const isAmong = <T>(chosen: readonly T[] | undefined, value: T) => !chosen || chosen.includes(value)

function isJob(value: unknown): value is SeenJob {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    'company_name' in value &&
    'rubric' in value
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
