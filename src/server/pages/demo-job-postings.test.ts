import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { seed } from '../seed/seed.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createWebApp, structuredData, type WebApp } from '../testing/web-app.ts'

const JOBS = 600
const text = (min = 1) => z.string().check(z.trim(), z.minLength(min))
const time = z.iso.datetime()
const amount = z.number().check(z.positive())
const unitText = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])

/** Fields that Google for Jobs requires of a JobPosting, and recommended ones that we always have. */
const JobPosting = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: z.string().check(z.regex(/^[^<>!€]{3,120}$/)),
  description: z.string().check(z.minLength(60), z.regex(/^<p>(?:(?!<(?!\/?(?:p|br|ul|li)>)).)*$/s)),
  datePosted: time,
  validThrough: time,
  hiringOrganization: z.union([
    z.literal('confidential'),
    z.object({ '@type': z.literal('Organization'), name: text(2) }),
  ]),
  jobLocation: z.object({
    '@type': z.literal('Place'),
    address: z.object({
      '@type': z.literal('PostalAddress'),
      addressLocality: text(),
      addressRegion: text(),
      addressCountry: z.literal('DE'),
    }),
  }),
  baseSalary: z.object({
    '@type': z.literal('MonetaryAmount'),
    currency: z.literal('EUR'),
    value: z.union([
      z.object({ '@type': z.literal('QuantitativeValue'), value: amount, unitText }),
      z.object({ '@type': z.literal('QuantitativeValue'), minValue: amount, maxValue: amount, unitText }),
    ]),
  }),
  employmentType: z.enum([
    'FULL_TIME',
    'PART_TIME',
    'CONTRACTOR',
    'TEMPORARY',
    'INTERN',
    'PER_DIEM',
    'OTHER',
  ]),
  identifier: z.object({
    '@type': z.literal('PropertyValue'),
    name: text(),
    value: z.string().check(z.regex(/^\d+$/)),
  }),
  directApply: z.boolean(),
})

describe('the job postings of the demo', () => {
  const test = useTestApp('pglite')
  let web: WebApp
  beforeAll(async () => {
    await seed(test.db, { demo: true, demoJobs: JOBS, admin: null, now: test.clock() })
    web = await createWebApp(test)
  })
  afterAll(async () => {
    await web.close()
  })

  it('have all fields that Google requires, in each language, and match the page', async () => {
    const cards: { slug: string; title: string }[] = []
    for (let page = 1; page <= JOBS / 100; page++)
      cards.push(...(await test.call('GET', `/jobs?per_page=100&page=${page}`)).body.data)
    expect(cards).toHaveLength(JOBS)
    const problems: string[] = []
    for (const [index, card] of cards.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length]
      const { body: html } = await web.get(`/${language}/jobs/item/${card.slug}`)
      const posting = structuredData(html).JobPosting
      const parsed = z.safeParse(JobPosting, posting)
      if (!parsed.success) problems.push(`${card.slug}: ${z.prettifyError(parsed.error)}`)
      expect(posting).toMatchObject({ title: card.title })
      expect(Date.parse(String(posting?.validThrough))).toBeGreaterThan(test.clock().getTime())
      expect(posting?.description).not.toBe(`<p>${card.title}</p>`)
    }
    expect(problems).toEqual([])
  }, 120_000)
})
