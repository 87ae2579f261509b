import type { BlogPosting, BreadcrumbList, Service, WebSite, WithContext } from 'schema-dts'
import type { BlogArticle } from '#shared/contract/articles.ts'
import type { Offer } from '#shared/contract/offers.ts'

const CONTEXT = { '@context': 'https://schema.org' } as const
const UNITS = { per_hour: 'HUR', per_month: 'MON' } as const

/** A step on the way to a page: its name and its whole address. */
export type Step = { name: string; url: string }

/** Where a page stands, from home to itself. */
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

/** What a person offers. It is no JobPosting: nobody is hiring there. */
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

/** An article of the blog. */
export const blogPosting = (article: BlogArticle, url: string, image: string): WithContext<BlogPosting> => ({
  ...CONTEXT,
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.summary,
  datePublished: article.published_at,
  dateModified: article.updated_at,
  inLanguage: article.language,
  image,
  mainEntityOfPage: url,
  author: { '@type': 'Organization', name: 'Jobmost' },
  publisher: { '@type': 'Organization', name: 'Jobmost' },
})

/** The site itself, on its front page. */
export const webSite = (url: string): WithContext<WebSite> => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name: 'Jobmost',
  url,
})
