import type { QueryClient } from '@tanstack/react-query'
import type { Job, JobCard } from '#shared/contract/jobs.ts'
import { foldName } from '#shared/rules/city-match.ts'
import type { Filters } from '../list/filters.ts'

/** A job as this device has seen it: in a list, or whole. */
export type SeenJob = JobCard & Partial<Pick<Job, 'description'>>

/** Every job that lies in the cache, in whatever list, each once, the whole ones before their cards. */
export function seenJobs(client: QueryClient): SeenJob[] {
  const found = new Map<number, SeenJob>()
  const take = (value: unknown) => {
    if (!isJob(value)) return
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
export function searchSeen(jobs: readonly SeenJob[], filters: Filters): SeenJob[] {
  const words = foldName(filters.q ?? '')
    .split(' ')
    .filter(Boolean)
  const inTitle = (job: SeenJob) => hasAll(foldName(job.title), words)
  return jobs
    .filter((job) => fits(job, filters) && hasAll(textOf(job), words))
    .map((job) => ({ job, isFirst: inTitle(job) }))
    .sort(
      (a, b) => Number(b.isFirst) - Number(a.isFirst) || (a.job.published_at < b.job.published_at ? 1 : -1),
    )
    .map(({ job }) => job)
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word))

const textOf = ({ title, company_name, rubric, city, excerpt, description = '' }: SeenJob) =>
  foldName([title, company_name, rubric.name, city.name, excerpt, description].join(' '))

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
