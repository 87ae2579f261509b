import { expect, it } from 'vitest'
import { blogPosting } from './structured-data.ts'

const SITE = 'https://jobmost.example'
const URL = `${SITE}/de/blog/item/minijob`
const ARTICLE = {
  slug: 'minijob',
  title: 'Minijob',
  summary: 'Was gilt',
  language: 'de',
  cover: null,
  published_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  html: '<p>Was gilt</p>',
  languages: ['de'],
  sources: [],
  checked_on: null,
} satisfies Parameters<typeof blogPosting>[0]
const describePosting = (given: object = {}) =>
  blogPosting({ ...ARTICLE, ...given }, URL, { publicUrl: SITE, preview: '/icons/preview.png' })

it('an article has a headline, both dates, and the site as author and publisher with its logo', () => {
  const site = {
    '@type': 'Organization',
    name: 'Jobmost',
    url: `${SITE}/`,
    logo: `${SITE}/icons/icon-512.png`,
  }
  expect(describePosting()).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Minijob',
    datePublished: ARTICLE.published_at,
    dateModified: ARTICLE.updated_at,
    mainEntityOfPage: URL,
    author: site,
    publisher: site,
  })
})

it('its picture is the cover, with an absolute address, or the preview of the site', () => {
  const cover = { picture: '/media/oven.webp', alt: 'Ein Ofen' }
  expect(describePosting({ cover })).toMatchObject({ image: `${SITE}/media/oven.webp` })
  expect(describePosting()).toMatchObject({ image: `${SITE}/icons/preview.png` })
})

it('its sources are cited, and its page has the date on which the text was checked against them', () => {
  const source = { name: 'SGB IV § 8', url: 'https://www.gesetze-im-internet.de/sgb_4/__8.html' }
  expect(describePosting({ sources: [source], checked_on: '2026-11-20' })).toMatchObject({
    citation: [{ '@type': 'CreativeWork', ...source }],
    mainEntityOfPage: { '@type': 'WebPage', '@id': URL, lastReviewed: '2026-11-20' },
  })
})
