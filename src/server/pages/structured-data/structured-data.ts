import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts'
import type * as z from 'zod/mini'
import type { BlogArticle } from '#shared/contract/articles.ts'
import type { FaqEntrySchema } from '#shared/contract/content.ts'
import type { Offer } from '#shared/contract/offers.ts'

const CONTEXT = { '@context': 'https://schema.org' } as const
const UNITS = { per_hour: 'HUR', per_month: 'MON' } as const

/** A breadcrumb: name and absolute address. */
export type Step = { name: string; url: string }

/** BreadcrumbList from home to the page itself. */
export const breadcrumbs = (steps: Step[]): WithContext<BreadcrumbList> => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/** A job seeker's offer as Service: JobPosting is for employers only. */
export const service = (offer: Offer, url: string): WithContext<Service> => ({
  ...CONTEXT,
  '@type': 'Service',
  name: offer.name,
  description: offer.description,
  serviceType: offer.rubric.name,
  areaServed: { '@type': 'City', name: offer.city.name },
  provider: { '@type': 'Person', name: offer.person.name },
  offers: {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: offer.pay_amount,
      priceCurrency: 'EUR',
      unitCode: UNITS[offer.pay_type],
    },
  },
  url,
})

/**
 * BlogPosting of an article.
 * @param publicUrl the site, which is author and publisher
 * @param preview the picture of an article without a cover
 */
export const blogPosting = (
  article: BlogArticle,
  url: string,
  { publicUrl, preview }: { publicUrl: string; preview: string },
): WithContext<BlogPosting> => ({
  ...CONTEXT,
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.summary,
  datePublished: article.published_at,
  dateModified: article.updated_at,
  inLanguage: article.language,
  image: new URL(article.cover?.picture ?? preview, publicUrl).href,
  // `lastReviewed` exists for pages only.
  mainEntityOfPage: article.checked_on
    ? { '@type': 'WebPage', '@id': url, lastReviewed: article.checked_on }
    : url,
  citation: article.sources.map((source) => ({ '@type': 'CreativeWork', ...source })),
  author: organization(publicUrl),
  publisher: organization(publicUrl),
})

const organization = (publicUrl: string): Organization => ({
  '@type': 'Organization',
  name: 'Jobmost',
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icons/icon-512.png`,
})

/** FAQPage with all questions. The answers are sanitised HTML, which schema.org allows. */
export const faqPage = (entries: readonly z.infer<typeof FaqEntrySchema>[]): WithContext<FAQPage> => ({
  ...CONTEXT,
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, html }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: html },
  })),
})

/** WebSite, on the home page only. */
export const webSite = (url: string): WithContext<WebSite> => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name: 'Jobmost',
  url,
})
