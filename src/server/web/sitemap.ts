import { LANGUAGES } from '#shared/contract/conventions.ts'
import { escapeHtml } from './escape-html.ts'

export const MOST_URLS = 10_000
const STATIC = [
  '/',
  '/jobs',
  '/offer',
  '/about-company',
  '/faq',
  '/page/imprint',
  '/page/privacy-policy',
  '/page/terms',
]
/** As many jobs as fit beside the static pages, each in every language. */
export const MOST_JOBS = MOST_URLS / LANGUAGES.length - STATIC.length

/** sitemap.xml: the static pages and these jobs, in all languages. */
export function renderSitemap(publicUrl: string, jobs: { slug: string; updated_at: Date }[]): string {
  const pages = [
    ...STATIC.map((path) => ({ path, changed: '' })),
    ...jobs.map(({ slug, updated_at }) => ({
      path: `/jobs/item/${slug}`,
      changed: updated_at.toISOString(),
    })),
  ]
  const urls = pages.flatMap(({ path, changed }) =>
    LANGUAGES.map((language) => {
      const address = escapeHtml(`${publicUrl}/${language}${path}`)
      return `<url><loc>${address}</loc>${changed && `<lastmod>${changed}</lastmod>`}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** robots.txt: everything public, nothing personal. */
export const renderRobots = (publicUrl: string): string =>
  `User-agent: *
Allow: /
Disallow: /api/
Disallow: /*/cabinet
Disallow: /*/admin

Sitemap: ${publicUrl}/sitemap.xml
`
