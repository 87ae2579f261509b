import type { FastifyRequest } from 'fastify'
import { ANY_RUBRIC, JOB_PLACE_PAGE_SIZE } from '#shared/contract/job-place-pages.ts'
import type { CountedPlace, JobPlace } from '#shared/contract/job-places.ts'
import type { FilterOption } from '#shared/contract/places.ts'
import { JobsQuerySchema } from '#shared/contract/search.ts'
import { distanceKm } from '#shared/rules/distance.ts'
import type { Db } from '../db/connect.ts'
import { notFound } from '../http/problem.ts'
import { readCities, readRubrics } from '../places/read-place.ts'
import { jobFilters } from '../search/panel/filter-options.ts'
import { inSearchQueue } from '../search/search-queue.ts'
import { listJobs } from './list-jobs.ts'

const LINKS = 12
const NEARBY_KM = 100

type Asked = { rubric: string; city?: string | undefined; page: number }
type Place = { id: number; slug: string; name: string }

/**
 * A page of the jobs of a rubric, of a city, or of both, with counts and links to nearby places.
 * @throws Problem 404 for an unknown rubric or city
 */
export async function readJobPlace(
  db: Db,
  request: Pick<FastifyRequest, 'language' | 'actor'>,
  { page, ...slugs }: Asked,
  now: Date,
): Promise<JobPlace> {
  const { language } = request
  const [cities, rubrics] = [await readCities(db, language), await readRubrics(db, language)]
  const city = cities.find(({ slug }) => slug === slugs.city) ?? null
  const rubric = rubrics.find(({ slug }) => slug === slugs.rubric) ?? null
  if (slugs.city !== undefined && !city) throw notFound()
  if (!rubric && (slugs.rubric !== ANY_RUBRIC || !city)) throw notFound()
  const query = JobsQuerySchema.parse({
    rubric_ids: rubric ? [rubric.id] : [],
    city_ids: city ? [city.id] : [],
    page,
    per_page: JOB_PLACE_PAGE_SIZE,
  })
  const found = await inSearchQueue(() => jobFilters(db, query, language, now))
  const { cards } = await listJobs(db, request, query, now)
  const countIn = <V extends string>(list: readonly { value: V; count: number }[], value: V) =>
    list.find((one) => one.value === value)?.count ?? 0
  const others = city
    ? cities.filter((one) => one.id !== city.id && distanceKm(one, city) <= NEARBY_KM)
    : cities
  const near = city ? others.toSorted((a, b) => distanceKm(a, city) - distanceKm(b, city)) : null
  return {
    rubric: rubric && toPlace(rubric),
    city: city && { ...toPlace(city), region: city.region },
    counts: {
      all: found.total,
      per_hour: countIn(found.pay_types, 'per_hour'),
      per_month: countIn(found.pay_types, 'per_month'),
      without_german: countIn(found.german_levels, 'none'),
      mini_job: countIn(found.employment_types, 'mini_job'),
    },
    jobs: cards,
    cities: near ? inOrderOf(near, found.cities) : counted(found.cities, cities),
    rubrics: counted(
      found.rubrics.filter(({ id }) => id !== rubric?.id),
      rubrics,
    ),
  }
}

const toPlace = ({ id, slug, name }: Place): Place => ({ id, slug, name })

/** The filter options with hits, in their given order. */
function counted(options: readonly FilterOption[], places: readonly Place[]): CountedPlace[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  return options
    .flatMap(({ id, count }) => {
      const place = byId.get(id)
      return place && count > 0 ? [{ ...toPlace(place), count }] : []
    })
    .slice(0, LINKS)
}

/** The places with hits, in the order of the places. */
function inOrderOf(places: readonly Place[], options: readonly FilterOption[]): CountedPlace[] {
  const counts = new Map(options.map(({ id, count }) => [id, count]))
  return places
    .map((place) => ({ ...toPlace(place), count: counts.get(place.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, LINKS)
}
