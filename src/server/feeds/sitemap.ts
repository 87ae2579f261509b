import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { escapeXml } from '../pages/document/escape-html.ts'
import { allPages } from '../pages/pages.ts'

/** The highest number of URLs in a sitemap (sitemaps.org). */
const MAX_URLS = 50_000
/** The number of job ids in a part of the sitemap; each job has a URL in every language. */
export const JOBS_PER_PART = MAX_URLS / LANGUAGES.length
/** Up to this many entries, the whole site is one sitemap. The margin is for jobs added between the two queries. */
export const MAX_IN_ONE = JOBS_PER_PART - 2_000

/** A page that exists in several languages. */
export type Entry = { path: string; languages?: readonly Language[]; changed?: Date }

/** The static pages. */
export const staticPages: readonly Entry[] = allPages.flatMap(({ inSitemap = [] }) =>
  inSitemap.map((path) => ({ path })),
)

/** A sitemap with every entry in each of its languages. */
export function renderSitemap(publicUrl: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ path, languages = LANGUAGES, changed }) =>
    languages.map((language) => element('url', `${publicUrl}/${language}${path}`, changed)),
  )
  return document('urlset', urls)
}

/** A sitemap index of the given paths. */
export const renderIndex = (publicUrl: string, parts: { path: string; changed?: Date }[]): string =>
  document(
    'sitemapindex',
    parts.map(({ path, changed }) => element('sitemap', publicUrl + path, changed)),
  )

const element = (name: string, address: string, changed?: Date) =>
  `<${name}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${name}>`

const document = (root: string, elements: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${elements.join('\n')}
</${root}>
`

/** The first path segments of personal pages. */
const personalFolders = [
  ...new Set(
    allPages.flatMap(({ at, isPersonal }) => (isPersonal ? at.map((path) => path.split('/')[0]) : [])),
  ),
]

/** robots.txt. It must not disallow pages with noindex: crawlers have to read them to see the noindex. */
export const renderRobots = (publicUrl: string): string =>
  `User-agent: *
Allow: /
Disallow: /api/
${personalFolders.map((folder) => `Disallow: /*/${folder}\n`).join('')}
Sitemap: ${publicUrl}/sitemap.xml
`
