import type { Thing, WithContext } from 'schema-dts'
import { LANGUAGES, type Language, LOCALES } from '#shared/contract/languages.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { scriptJson } from './escape-html.ts'
import type { Files } from './manifest.ts'

/** The metadata of a page for search engines and link previews. */
export type HeadFacts = {
  language: Language
  title: string
  description: string
  /** Without the language: '/jobs', '/' for home. Null for a page that does not exist. */
  path: string | null
  isIndexed: boolean
  /** The robots value of a page that is not indexed; `noindex` by default. */
  robots?: string
  /** The languages in which the page exists, when not in all. */
  languages?: readonly Language[]
  /** The site's default language; en if not given. */
  defaultLanguage?: Language
  /** Publication and change date of an article. */
  published?: { at: string; changed: string }
  /** Feeds with the same content, by path. */
  feeds?: { title: string; path: string }[]
  /** Schema.org objects. */
  data?: WithContext<Thing>[]
  /** Scripts and styles that the page needs at once. */
  files?: Files
}

/** The image of every link preview. */
export const PREVIEW = { path: '/icons/preview.png', width: '1200', height: '630' }

/** The tags for the `<!--head-->` placeholder. The shell already has the title. */
export function renderHead(publicUrl: string, facts: HeadFacts): string {
  const { description, isIndexed, robots = 'noindex', path, feeds = [], data = [], files } = facts
  const tags = [
    meta('name', 'description', description),
    ...(isIndexed ? [] : [meta('name', 'robots', robots)]),
    ...(path === null ? [] : addresses(publicUrl, path, facts)),
    ...preview(publicUrl, facts),
    ...feeds.map((feed) => feedLink(publicUrl, feed)),
    ...data.map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`),
    ...(files?.styles ?? []).map((file) => build('stylesheet', file)),
    ...(files?.scripts ?? []).map(preload),
    ...(files?.later ? [`<template id="after-paint">${files.later.map(preload).join('')}</template>`] : []),
  ]
  return tags.join('\n    ')
}

function addresses(
  publicUrl: string,
  path: string,
  { language, languages = LANGUAGES, defaultLanguage = 'en' }: HeadFacts,
): string[] {
  const at = (other: Language) => `${publicUrl}/${other}${path}`
  // Without a translation the page shows another language's text: its canonical URL is that language.
  const own = languages.includes(language) ? language : (languages[0] ?? language)
  const fallback = languages.includes(defaultLanguage) ? defaultLanguage : own
  const alternates = languages.map((other) => [other, at(other)] as const)
  return [
    link('canonical', at(own)),
    ...[...alternates, ['x-default', at(fallback)] as const].map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}" />`,
    ),
    meta('property', 'og:url', at(own)),
  ]
}

/** A locale as Open Graph writes it. */
const localeOf = (language: Language) => LOCALES[language].replace('-', '_')

function preview(publicUrl: string, { title, description, language, languages, published }: HeadFacts) {
  const image = `${publicUrl}${PREVIEW.path}`
  const others = (languages ?? LANGUAGES).filter((other) => other !== language)
  return [
    meta('property', 'og:type', published ? 'article' : 'website'),
    meta('property', 'og:site_name', 'Jobmost'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', PREVIEW.width),
    meta('property', 'og:image:height', PREVIEW.height),
    meta('property', 'og:image:alt', 'Jobmost'),
    meta('property', 'og:locale', localeOf(language)),
    ...others.map((other) => meta('property', 'og:locale:alternate', localeOf(other))),
    ...(published
      ? [
          meta('property', 'article:published_time', published.at),
          meta('property', 'article:modified_time', published.changed),
        ]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ]
}

const feedLink = (publicUrl: string, { title, path }: { title: string; path: string }) =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(publicUrl + path)}" />`
const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}" />`
const preload = (file: string) => build('modulepreload', file)
/** With the same `crossorigin` attribute as the build's tags: another mode would fetch the file twice. */
const build = (rel: string, file: string) => `<link rel="${rel}" crossorigin href="/${escapeHtml(file)}" />`
