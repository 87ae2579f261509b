import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { escapeXml } from '../pages/document/escape-html.ts'
import { allPages } from '../pages/pages.ts'

/** More than this a sitemap may not hold (sitemaps.org). */
const MOST_URLS = 50_000
/** Ids of jobs that fit into one part, each in every language. */
export const JOBS_A_PART = MOST_URLS / LANGUAGES.length
/** Up to this many things the whole site stands in one file; with room, for it may grow while it is read. */
export const MOST_IN_ONE = JOBS_A_PART - 2_000

/** Something with an address in several languages. */
export type Entry = { path: string; languages?: readonly Language[]; changed?: Date }

/** The pages that are always there. */
export const standingPages: readonly Entry[] = allPages.flatMap(({ inSitemap = [] }) =>
  inSitemap.map((path) => ({ path })),
)

/** A sitemap: every entry in each of its languages. */
export function renderSitemap(publicUrl: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ path, languages = LANGUAGES, changed }) =>
    languages.map((language) => element('url', `${publicUrl}/${language}${path}`, changed)),
  )
  return document('urlset', urls)
}

/** A list of sitemaps, by their paths. */
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

/** Where personal pages are: the first part of their addresses. */
const personalFolders = [
  ...new Set(
    allPages.flatMap(({ at, isPersonal }) => (isPersonal ? at.map((path) => path.split('/')[0]) : [])),
  ),
]

/** robots.txt: everything public, nothing personal. Pages that say noindex must stay readable, or nobody reads it. */
export const renderRobots = (publicUrl: string): string =>
  `User-agent: *
Allow: /
Disallow: /api/
${personalFolders.map((folder) => `Disallow: /*/${folder}\n`).join('')}
Sitemap: ${publicUrl}/sitemap.xml
`
