import * as z from 'zod/mini'
import { BlogArticleAnswer } from '#shared/contract/articles.ts'
import { FaqAnswer } from '#shared/contract/content.ts'
import { JobAnswer } from '#shared/contract/jobs.ts'
import { OfferAnswer } from '#shared/contract/offers.ts'
import { isOfferIndexed } from '../offers/indexed-offers.ts'
import { readCityName, readPostalPlace } from '../places/read-place.ts'
import { type HeadFacts, PREVIEW } from './document/head.ts'
import type { DescribedPage, Needs } from './page.ts'
import { jobPosting } from './structured-data/job-posting.ts'
import {
  blogPosting,
  breadcrumbs,
  faqPage,
  type Step,
  service,
  webSite,
} from './structured-data/structured-data.ts'
import { SEARCH_TITLE } from './titles.ts'

type Extras = Partial<HeadFacts>

/** Metadata beside title and description: breadcrumbs, and `extras` of the page's record. */
export async function pageExtras(needs: Needs, described: DescribedPage): Promise<Extras> {
  const { page, language } = described.match
  const url = `${needs.config.publicUrl}/${language}${described.facts.path}`
  const { data = [], ...others } = (await page.extras?.(needs, described, url)) ?? {}
  const all = [...(page.trail ? [breadcrumbs(trailOf(needs, described, url))] : []), ...data]
  return { ...others, ...(all.length > 0 ? { data: all } : {}) }
}

/** The home page describes the whole site as WebSite. */
export const homeExtras = (_needs: Needs, _page: DescribedPage, url: string): Extras => ({
  data: [webSite(url)],
})

/** An expired job stays readable for a while, but without JobPosting data and index. */
export async function jobExtras({ db }: Needs, { match, body }: DescribedPage, url: string): Promise<Extras> {
  const job = z.safeParse(JobAnswer, body).data?.data
  if (!job) return {}
  if (!job.is_open) return { isIndexed: false }
  const place = await readPostalPlace(db, job.city.id)
  return place ? { data: [jobPosting({ job, place, language: match.language, url })] } : {}
}

/** Structured data of an offer, which is indexed with its author's consent. */
export async function offerExtras({ db }: Needs, { body }: DescribedPage, url: string): Promise<Extras> {
  const offer = z.safeParse(OfferAnswer, body).data?.data
  return offer ? { data: [service(offer, url)], isIndexed: await isOfferIndexed(db, offer.id) } : {}
}

/** Structured data of an article, its dates and its languages. */
export function articleExtras({ config }: Needs, { body }: DescribedPage, url: string): Extras {
  const article = z.safeParse(BlogArticleAnswer, body).data?.data
  if (!article) return {}
  const { languages, published_at: at, updated_at: changed } = article
  const posting = blogPosting(article, url, { publicUrl: config.publicUrl, preview: PREVIEW.path })
  return { data: [posting], languages, published: { at, changed } }
}

/** Structured data of the questions and answers. */
export function faqExtras(_needs: Needs, { body }: DescribedPage): Extras {
  const entries = z.safeParse(FaqAnswer, body).data?.data ?? []
  return entries.length > 0 ? { data: [faqPage(entries)] } : {}
}

/** The title of a search. Searches are not indexed, because their number is unlimited; place pages are. */
export async function searchExtras({ db }: Needs, { match }: DescribedPage): Promise<Extras> {
  const [word = '', cityId = '0'] = match.params
  const city = cityId === '0' ? null : await readCityName(db, match.language, Number(cityId))
  return { title: `${SEARCH_TITLE[match.language](word, city)} · Jobmost`, robots: 'noindex,follow' }
}

function trailOf({ config }: Needs, { match, facts }: DescribedPage, url: string): Step[] {
  const { language, page } = match
  const below = page.trail?.below
  const at = (path: string) => `${config.publicUrl}/${language}${path}`
  return [
    { name: 'Jobmost', url: at('/') },
    ...(below ? [{ name: below.texts[language].title, url: at(below.path) }] : []),
    { name: facts.title.replace(/ · Jobmost$/, ''), url },
  ]
}
