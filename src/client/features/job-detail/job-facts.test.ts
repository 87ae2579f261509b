import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Job } from '#shared/contract/jobs.ts'
import { JobFacts } from './job-facts.tsx'

const job = {
  employment_type: 'full_time',
  german_level: 'a2',
  language: 'de',
  hours_per_week: 40,
  start_date: null,
  city: { name: 'Berlin', region: 'Berlin' },
  is_open: true,
  published_at: '2026-01-01T10:00:00Z',
  confirmed_at: '2026-01-01T10:00:00Z',
  // In German time this is the next day.
  expires_at: '2026-03-01T23:30:00Z',
} as Job

function factsOf(given: Partial<Job>) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const facts = createElement(JobFacts, { job: { ...job, ...given } })
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, facts))
  return Object.fromEntries(
    [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term, details]) => [term, details]),
  )
}

test('a job shows the same closing date as its structured data', () => {
  expect(factsOf({})['Open until']).toBe('2 Mar 2026')
  expect(factsOf({ is_open: false })).not.toHaveProperty('Open until')
})

test('the level of German is named without repeating the language', () => {
  expect(factsOf({}).German).toBe('A2')
  expect(factsOf({ german_level: 'none' }).German).toBe('No German needed')
})
