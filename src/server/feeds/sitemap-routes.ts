import { INT4_MAX } from '#shared/contract/conventions.ts'
import { ANY_RUBRIC } from '#shared/contract/job-place-pages.ts'
import { listArticleAddresses } from '../content/list-articles.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { listIndexedOffers } from '../offers/indexed-offers.ts'
import {
  type Entry,
  JOBS_PER_PART,
  MAX_IN_ONE,
  renderIndex,
  renderRobots,
  renderSitemap,
  staticPages,
} from './sitemap.ts'
import { type JobAddress, listIdRanges, listJobAddresses, listJobPlaces } from './sitemap-store.ts'

const headers = { 'cache-control': 'public, max-age=3600' }
/** A limit for the pages of rubrics in cities, so that all other pages fit into the same sitemap. */
const MAX_PLACES = 2_000
const XML = 'application/xml; charset=utf-8'

/** Routes of robots.txt and the sitemaps. */
export function sitemapRoutes(app: App, { config: { publicUrl }, db, clock }: Deps): void {
  const pages = async (): Promise<Entry[]> => [
    ...staticPages,
    ...(await listArticleAddresses(db, clock())).map(({ slug, languages, updated_at }) => ({
      path: `/blog/item/${slug}`,
      languages,
      changed: updated_at,
    })),
    ...placePages(await listJobPlaces(db, clock(), MAX_PLACES)),
    ...(await listIndexedOffers(db, MAX_IN_ONE)).map(({ id, updated_at }) => ({
      path: `/offer/item/${id}`,
      changed: updated_at,
    })),
  ]
  const jobs = async (number: number) =>
    (await listJobAddresses(db, clock(), JOBS_PER_PART, number)).map(toEntry)

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(headers).type('text/plain; charset=utf-8').send(renderRobots(publicUrl)),
  )
  const config = { isPage: true }
  app.get('/sitemap.xml', { schema: { hide: true }, config }, async (_request, reply) => {
    const ranges = await listIdRanges(db, clock(), JOBS_PER_PART)
    const others = await pages()
    const total = ranges.reduce((sum, range) => sum + range.jobs, others.length)
    reply.headers(headers).type(XML)
    if (total <= MAX_IN_ONE) {
      const all = await Promise.all(ranges.map((range) => jobs(range.number)))
      return reply.send(renderSitemap(publicUrl, [...others, ...all.flat()]))
    }
    const parts = ranges.map(({ number, changed }) => ({ path: `/sitemap/jobs-${number}.xml`, changed }))
    return reply.send(renderIndex(publicUrl, [{ path: '/sitemap/pages.xml' }, ...parts]))
  })
  app.get<{ Params: { part: string } }>(
    '/sitemap/:part',
    { schema: { hide: true }, config },
    async (request, reply) => {
      const isPages = request.params.part === 'pages.xml'
      const number = Number(/^jobs-(\d{1,6})\.xml$/.exec(request.params.part)?.[1])
      const isPart = (number + 1) * JOBS_PER_PART <= INT4_MAX
      if (!isPages && !isPart) return reply.callNotFound()
      const entries = isPages ? await pages() : await jobs(number)
      return reply.headers(headers).type(XML).send(renderSitemap(publicUrl, entries))
    },
  )
}

/** The pages of rubrics, of rubrics in a city, and of all rubrics in a city. */
function placePages(pairs: { rubric: string; city: string }[]): Entry[] {
  const paths = pairs.flatMap(({ rubric, city }) => [
    `/jobs/${rubric}`,
    `/jobs/${ANY_RUBRIC}/${city}`,
    `/jobs/${rubric}/${city}`,
  ])
  return [...new Set(paths)].map((path) => ({ path }))
}

const toEntry = ({ slug, updated_at }: JobAddress): Entry => ({
  path: `/jobs/item/${slug}`,
  changed: updated_at,
})
