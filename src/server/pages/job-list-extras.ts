import * as z from 'zod/mini'
import { ANY_RUBRIC, JOB_PLACE_PAGE_SIZE } from '#shared/contract/job-place-pages.ts'
import { JobPlaceAnswer } from '#shared/contract/job-places.ts'
import { readCitySlug, readRubric } from '../places/read-place.ts'
import type { HeadFacts } from './document/head.ts'
import { placeDescription, placeTitle } from './job-place-texts.ts'
import type { DescribedPage, Needs } from './page.ts'
import { RSS_TITLE } from './titles.ts'

type Extras = Partial<HeadFacts>

/** The feeds and the canonical address of a list. Without further filters that is the page of the rubric and city. */
export async function jobsExtras(
  { db }: Needs,
  { match: { language }, facts, body, query }: DescribedPage,
): Promise<Extras> {
  const paged = pagedExtras(facts, body, query)
  const all = { title: `${RSS_TITLE[language]} · Jobmost`, path: `/${language}/rss.xml` }
  const asked = new URLSearchParams(query)
  const id = /^\D{0,3}(\d{1,9})\b/.exec(asked.get('rubrics') ?? asked.get('rubric') ?? '')?.[1]
  const rubric = id ? await readRubric(db, language, { id: Number(id) }) : null
  const path = await placePath(db, asked, rubric?.slug)
  const canonical = path ? { path } : paged
  if (!rubric) return { feeds: [all], ...canonical }
  const { name, slug } = rubric
  const own = { title: `${name}: ${RSS_TITLE[language]} · Jobmost`, path: `/${language}/rss/${slug}.xml` }
  return { feeds: [own, all], ...canonical }
}

/**
 * A later page of a list without filters is its own canonical, else crawlers skip what only it links
 * (developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading). A page beyond the
 * end is not indexed.
 */
export function pagedExtras({ title, path }: HeadFacts, body: unknown, query: string): Extras {
  const page = laterPage(query)
  if (!page) return {}
  const last = z.safeParse(LastPage, body).data?.meta.last_page ?? 1
  if (page > last) return NOT_INDEXED
  return { title: title.replace(' · ', ` (${page}) · `), path: `${path}?page=${page}` }
}

/** The number of a later page in a query without other parameters; else null. */
function laterPage(query: string): number | null {
  const asked = new URLSearchParams(query)
  const page = Number(asked.get('page'))
  return asked.size === 1 && Number.isSafeInteger(page) && page > 1 ? page : null
}

const NOT_INDEXED = { isIndexed: false, robots: 'noindex,follow' }
const LastPage = z.object({ meta: z.object({ last_page: z.int() }) })

const ONE_ID = /^\d{1,9}$/

/** The path of the place page with the same jobs; null when the query has further filters, several values or a page. */
async function placePath(db: Needs['db'], asked: URLSearchParams, rubric: string | undefined) {
  const keys = [...asked.keys()]
  const isPlain =
    keys.every((key) => key === 'rubrics' || key === 'cities') && new Set(keys).size === keys.length
  const [rubrics, cities] = [asked.get('rubrics'), asked.get('cities')]
  if (!isPlain || (rubrics !== null && (!ONE_ID.test(rubrics) || !rubric))) return null
  const city = cities && ONE_ID.test(cities) ? await readCitySlug(db, Number(cities)) : null
  if (cities !== null && !city) return null
  if (city) return `/jobs/${rubric ?? ANY_RUBRIC}/${city}`
  return rubric ? `/jobs/${rubric}` : null
}

/** Title and description of a rubric's jobs in a city. Without jobs there is nothing to index. */
export function jobPlaceExtras(
  _needs: Needs,
  { match: { language }, facts, body, query }: DescribedPage,
): Extras {
  const place = z.safeParse(JobPlaceAnswer, body).data?.data
  if (!place) return {}
  const page = laterPage(query)
  const isEmpty = ((page ?? 1) - 1) * JOB_PLACE_PAGE_SIZE >= place.counts.all
  return {
    title: `${placeTitle(language, place)}${page ? ` (${page})` : ''} · Jobmost`,
    description: placeDescription(language, place),
    ...(isEmpty && NOT_INDEXED),
    ...(page && { path: `${facts.path}?page=${page}` }),
  }
}
