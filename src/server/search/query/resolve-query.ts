import type { Sort } from '#shared/contract/choices.ts'
import type { PageMeta } from '#shared/contract/conventions.ts'
import type { JobsQuery, OffersQuery } from '#shared/contract/search.ts'
import type { JobChoice } from '#shared/contract/vacancy-choices.ts'
import { dayOf } from '#shared/day-of.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { distanceKm } from '#shared/rules/distance.ts'
import { searchRadius } from '#shared/rules/search-radius.ts'
import { keywordsOf, parseKeyword } from '#shared/search-words/parse-keyword.ts'
import type { Db } from '../../db/connect.ts'
import { Problem } from '../../http/problem.ts'
import type { Knowledge } from '../language/knowledge.ts'
import { bodyStemsOf, currentKnowledge, currentLookups } from '../language/lookups-store.ts'
import { wantedFacets } from './facets.ts'
import type { ResolvedQuery } from './resolved-query.ts'

/** A query on either list. Offers have fewer facets; only offers have names. */
export type ListQuery = Omit<JobsQuery, 'page' | 'per_page' | JobChoice> &
  Partial<Pick<JobsQuery, JobChoice>> &
  Partial<Pick<OffersQuery, 'names'>> & {
    /** Ids to exclude from the results. */
    except?: number[]
  }

/** The searched place, as returned in `meta`. */
export type SearchedPlace = Pick<PageMeta, 'radius_km' | 'unknown_cities'>

/** The distance of a city from the searched place; undefined without one. */
export type DistanceTo = (cityId: number) => number | undefined

/**
 * Converts a query to ids and codes of the database; null when nothing can match. Filter counts use it too.
 * @param isLarge whether the list is large: words of titles may then be 200 ms old
 */
export async function resolveQuery(
  db: Db,
  asked: ListQuery,
  now: Date,
  isLarge: boolean,
): Promise<{ resolved: ResolvedQuery | null; distanceTo: DistanceTo; place: SearchedPlace }> {
  const knowledge = await currentKnowledge(db)
  const query = withRadius(asked)
  const chosen = chosenCities(query, knowledge)
  const origins = originsOf(query, chosen.ids, knowledge)
  const distanceTo = distancesFrom(origins, knowledge)
  // Without a keyword the words of titles are not read.
  const tiers = keywordsOf(query.q).length
    ? parseKeyword(query.q, {
        ...(await currentLookups(db, isLarge)),
        bodyStems: await bodyStemsOf(db, query.q),
      })
    : null
  const cityIds = citiesOf(query, chosen.ids, origins, knowledge)
  const nothing = (query.q !== '' && !tiers) || cityIds?.length === 0
  const place = placeOf(query, chosen.unknown)
  if (nothing) return { resolved: null, distanceTo, place }
  const { sort: order = 'relevance' } = query
  const sort = order === 'relevance' && !tiers ? 'new' : order
  const resolved: ResolvedQuery = {
    // In any other order partial matches would be mixed with full ones.
    tiers: tiers && sort !== 'relevance' ? { ...tiers, partial: null } : tiers,
    now,
    sort,
    cityIds,
    cityOrder: cityIds && orderOf(cityIds, { sort, hasRadius: query.radius_km !== undefined, distanceTo }),
    rubricIds: query.rubric_ids,
    names: query.names ?? [],
    except: query.except ?? [],
    facets: wantedFacets(query),
    // Whole minutes, so that totals can be cached.
    since: query.posted_days
      ? new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - query.posted_days * DAY_MS)
      : null,
    startsBy: query.start_days === undefined ? null : Date.parse(dayOf(now)) / DAY_MS + query.start_days,
    hoursMax: query.hours_max ?? null,
    payMin: query.pay_min ? Math.ceil(query.pay_min * 100) : null,
    payColumn: query.pay_type === 'per_hour' ? 'pay_cents' : 'month_cents',
  }
  return { resolved, distanceTo, place }
}

const isPoint = ({ lat, lon }: ListQuery) => lat !== undefined && lon !== undefined
const hasCity = ({ city_ids, city_names }: ListQuery) => city_ids.length + city_names.length > 0

/** Adds the default radius to a query with keyword and city. Cities without a keyword have no radius. */
function withRadius(query: ListQuery): ListQuery {
  const { radius_km } = query
  if (isPoint(query) || !hasCity(query)) {
    if (radius_km === 0) throw new Problem('invalid', { fields: { radius_km: ['too_small'] } })
    return query
  }
  const km = searchRadius(radius_km, { hasCity: true, hasKeyword: query.q !== '' })
  return { ...query, radius_km: km || undefined }
}

function placeOf(query: ListQuery, unknown_cities: string[]): SearchedPlace {
  if (!hasCity(query)) return {}
  return {
    radius_km: query.radius_km ?? 0,
    ...(unknown_cities.length > 0 ? { unknown_cities } : {}),
  }
}

/** The ids of the chosen cities, known or not, each once, and the values that are not cities of Germany. */
function chosenCities({ city_ids, city_names }: ListQuery, knowledge: Knowledge) {
  const named = city_names.map((name) => ({ name, ids: knowledge.citiesLike(name) }))
  return {
    ids: [...new Set([...city_ids, ...named.flatMap(({ ids }) => ids)])],
    unknown: [
      ...city_ids.filter((id) => !knowledge.city(id)).map(String),
      ...named.filter(({ ids }) => ids.length === 0).map(({ name }) => name),
    ],
  }
}

/** For each chosen city the cities within the radius around it; empty without a radius. */
export async function citiesAroundChosen(db: Db, asked: ListQuery): Promise<Map<number, readonly number[]>> {
  const query = withRadius(asked)
  const { radius_km } = query
  if (radius_km === undefined || isPoint(query) || !hasCity(query)) return new Map()
  const knowledge = await currentKnowledge(db)
  const cities = chosenCities(query, knowledge).ids.map(knowledge.city)
  return new Map(
    cities
      .filter((city) => city !== undefined)
      .map((city) => [city.id, [...knowledge.citiesAround(city, radius_km).ids]]),
  )
}

type Place = { lat: number; lon: number }

/** The places to measure distances from: a point, or the chosen cities. */
function originsOf(query: ListQuery, chosen: readonly number[], knowledge: Knowledge): Place[] {
  const { lat, lon, radius_km, sort } = query
  if (lat !== undefined && lon !== undefined) return [{ lat, lon }]
  if (radius_km === undefined && sort !== 'near') return []
  if (!hasCity(query)) throw new Problem('invalid', { fields: { lat: ['required'] } })
  return chosen.map(knowledge.city).filter((city) => city !== undefined)
}

/** The distance to the nearest of the places. */
export function distancesFrom(origins: readonly Place[], knowledge: Knowledge): DistanceTo {
  if (origins.length === 0) return () => undefined
  return (cityId) => {
    const city = knowledge.city(cityId)
    return city && Math.round(Math.min(...origins.map((origin) => distanceKm(origin, city))) * 10) / 10
  }
}

// Within a band the date counts: 12 km are as near as 9 km.
const BANDS_KM = [0, 10, 25, 50, 100, 200]

/** Sorted by `near`, each city has its place; by relevance, the cities of a radius have the band of their distance. */
function orderOf(
  cityIds: readonly number[],
  { sort, hasRadius, distanceTo }: { sort: Sort; hasRadius: boolean; distanceTo: DistanceTo },
): number[] | null {
  if (sort === 'near') return cityIds.map((_id, place) => place)
  if (sort !== 'relevance' || !hasRadius) return null
  return cityIds.map((id) => BANDS_KM.filter((km) => km < (distanceTo(id) ?? 0)).length)
}

function citiesOf(
  query: ListQuery,
  chosen: number[],
  origins: readonly Place[],
  knowledge: Knowledge,
): number[] | null {
  const { radius_km } = query
  if (radius_km !== undefined) return citiesWithin(origins, radius_km, knowledge)
  if (query.sort !== 'near' || origins.length === 0) return hasCity(query) ? chosen : null
  const nearest = citiesWithin(origins, Number.POSITIVE_INFINITY, knowledge)
  return hasCity(query) ? nearest.filter((id) => chosen.includes(id)) : nearest
}

/** Cities within a radius of any of the places, nearest first. */
function citiesWithin(origins: readonly Place[], radiusKm: number, knowledge: Knowledge): number[] {
  const around = origins.map((origin) => knowledge.citiesAround(origin, radiusKm))
  const [first, ...others] = around
  if (!first) return []
  if (others.length === 0) return [...first.ids]
  const nearest = new Map<number, number>()
  for (const { ids, km } of around)
    for (const [place, id] of ids.entries())
      nearest.set(id, Math.min(km[place] as number, nearest.get(id) ?? Number.POSITIVE_INFINITY))
  return [...nearest].sort(([, a], [, b]) => a - b).map(([id]) => id)
}
