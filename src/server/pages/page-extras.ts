import * as z from 'zod/mini'
import { type BlogArticle, BlogArticleAnswer } from '#shared/contract/articles.ts'
import { type Job, JobAnswer, JobsAnswer } from '#shared/contract/jobs.ts'
import { OfferAnswer } from '#shared/contract/offers.ts'
import type { Deps } from '../http/deps.ts'
import { isOfferIndexed } from '../offers/indexed-offers.ts'
import { readCityName, readPostalPlace, readRubric } from '../places/read-place.ts'
import { type HeadFacts, PREVIEW } from './document/head.ts'
import type { PageMatch, PageName } from './page-routes.ts'
import { jobPosting } from './structured-data/job-posting.ts'
import { blogPosting, breadcrumbs, type Step, service, webSite } from './structured-data/structured-data.ts'
import { RSS_TITLE, SEARCH_TITLE, TITLES } from './titles.ts'

type Needs = Pick<Deps, 'db' | 'config'>
/** A page with what its head says so far. */
export type Described = { match: PageMatch; facts: HeadFacts; body: unknown; query: string }

/** What a page stands under, beside home. */
const PARENTS: Partial<Record<PageName, { name: PageName; path: string }>> = {
  job: { name: 'jobs', path: '/jobs' },
  offer: { name: 'offers', path: '/offer' },
  article: { name: 'blog', path: '/blog/1' },
}
const WITH_TRAIL = new Set<PageName>([
  'jobs',
  'job',
  'offers',
  'offer',
  'blog',
  'article',
  'page',
  'faq',
  'about-company',
])

/** What only some pages say of themselves: structured data, feeds, languages, and whether they may be found. */
export async function pageExtras(needs: Needs, page: Described): Promise<Partial<HeadFacts>> {
  const { name } = page.match
  const url = `${needs.config.publicUrl}/${page.match.language}${page.facts.path}`
  const common = WITH_TRAIL.has(name) ? [breadcrumbs(trailOf(needs, page, url))] : []
  if (name === 'home') return { data: [webSite(url)] }
  if (name === 'jobs') return { data: common, feeds: await feedsOf(needs, page) }
  if (name === 'search') return searchExtras(needs, page)
  if (name === 'job') {
    const job = z.safeParse(JobAnswer, page.body).data?.data
    return job ? jobExtras(needs, page, job, url, common) : { data: common }
  }
  if (name === 'offer') {
    const offer = z.safeParse(OfferAnswer, page.body).data?.data
    if (!offer) return { data: common }
    return { data: [...common, service(offer, url)], isIndexed: await isOfferIndexed(needs.db, offer.id) }
  }
  if (name === 'article') {
    const article = z.safeParse(BlogArticleAnswer, page.body).data?.data
    return article ? articleExtras(needs, article, url, common) : { data: common }
  }
  return common.length > 0 ? { data: common } : {}
}

/** A job that is over stays readable for a while, but is no advertisement any more. */
async function jobExtras(
  { db }: Needs,
  { match }: Described,
  job: Job,
  url: string,
  common: unknown[],
): Promise<Partial<HeadFacts>> {
  if (!job.is_open) return { isIndexed: false, data: common }
  const place = await readPostalPlace(db, job.city.id)
  return { data: place ? [...common, jobPosting({ job, place, language: match.language, url })] : common }
}

function articleExtras(
  { config }: Needs,
  article: BlogArticle,
  url: string,
  common: unknown[],
): Partial<HeadFacts> {
  const { languages, published_at: at, updated_at: changed } = article
  const posting = blogPosting(article, url, `${config.publicUrl}${PREVIEW.path}`)
  return { data: [...common, posting], languages, published: { at, changed } }
}

/** The feed of all jobs, and that of the rubric the address asks for. */
async function feedsOf(
  { db }: Needs,
  { match: { language }, query }: Described,
): Promise<HeadFacts['feeds']> {
  const all = { title: `${RSS_TITLE[language]} · Jobmost`, path: `/${language}/rss.xml` }
  const asked = new URLSearchParams(query)
  const id = /^\D{0,3}(\d{1,9})\b/.exec(asked.get('rubrics') ?? asked.get('rubric') ?? '')?.[1]
  const rubric = id ? await readRubric(db, language, { id: Number(id) }) : null
  if (!rubric) return [all]
  return [
    {
      title: `${rubric.name}: ${RSS_TITLE[language]} · Jobmost`,
      path: `/${language}/rss/${rubric.slug}.xml`,
    },
    all,
  ]
}

/** Only a plain search that finds something is worth finding: the rest is endless. */
async function searchExtras({ db }: Needs, { match, body, query }: Described): Promise<Partial<HeadFacts>> {
  const { language, param, word = '' } = match
  const total = z.safeParse(JobsAnswer, body).data?.meta.total ?? 0
  const city = param === '0' ? null : await readCityName(db, language, Number(param))
  return {
    title: `${SEARCH_TITLE[language](word, city)} · Jobmost`,
    isIndexed: query === '' && total > 0,
    robots: 'noindex,follow',
  }
}

function trailOf({ config }: Needs, { match, facts }: Described, url: string): Step[] {
  const { language, name } = match
  const parent = PARENTS[name]
  const at = (path: string) => `${config.publicUrl}/${language}${path}`
  return [
    { name: 'Jobmost', url: at('/') },
    ...(parent ? [{ name: TITLES[parent.name][language].title, url: at(parent.path) }] : []),
    { name: facts.title.replace(/ · Jobmost$/, ''), url },
  ]
}
