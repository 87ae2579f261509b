import { expect, it } from 'vitest'
import type { Company } from '#shared/contract/companies.ts'
import { JobSchema } from '#shared/contract/jobs.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { draftToPreviewJob } from './to-preview-job.ts'
import { createDraft, type VacancyDraft } from './vacancy-draft.ts'

const known = {
  cities: [{ id: 5, name: 'Bonn', region: 'NRW', lat: 50.7, lon: 7.1 } as City],
  rubrics: [{ id: 3, name: 'Food', icon: 'bread' } as Rubric],
  user: undefined,
  language: 'de' as const,
  now: Date.parse('2026-11-27T09:00:00Z'),
}

it('a form that was never saved is shown as the job that others would see', () => {
  const draft: VacancyDraft = {
    ...createDraft(),
    company_name: 'Backhaus',
    title: ' Bäcker (m/w/d) ',
    rubric_id: 3,
    city_id: 5,
    pay_amount: 15,
    employment_type: 'part_time',
    german_level: 'a2',
    requirements: ['Early bird'],
    typed: { requirements: 'German A2', responsibilities: '' },
  }
  const job = draftToPreviewJob(draft, known)
  expect(job).toMatchObject({
    title: 'Bäcker (m/w/d)',
    rubric: { name: 'Food' },
    city: { name: 'Bonn', region: 'NRW' },
    pay_amount: 15,
    language: 'de',
    requirements: ['Early bird', 'German A2'],
    is_open: true,
  })
  expect(JobSchema.safeParse(job).error).toBeUndefined()
})

it('the preview shows the company as its jobs do, and a domain only when it is proved', () => {
  const company = {
    name: 'Backhaus GmbH',
    address: 'Am Markt 1, 53111 Bonn',
    website: 'https://backhaus.example',
    description: 'Bread since 1911',
    logo: '/media/logo.webp',
    domain: { name: 'backhaus.example', mailbox: null, verified_at: null },
  } as Company
  const job = draftToPreviewJob(createDraft(), { ...known, company })
  expect(job.company_logo).toBe('/media/logo.webp')
  expect(job.company).toEqual({
    name: 'Backhaus GmbH',
    address: 'Am Markt 1, 53111 Bonn',
    description: 'Bread since 1911',
    website: null,
    verified_domain: null,
  })
  const domain = { name: 'backhaus.example', mailbox: null, verified_at: '2026-11-27T09:00:00Z' }
  const proved = draftToPreviewJob(createDraft(), { ...known, company: { ...company, domain } })
  expect(proved.company?.verified_domain).toBe('backhaus.example')
})

it('an empty form has a preview too', () => {
  const job = draftToPreviewJob(createDraft(), known)
  // What is not chosen yet is left out of the facts.
  expect(job).toMatchObject({ employment_type: null, german_level: null })
  expect(job).toMatchObject({ title: '…', company_name: '…', rubric: { name: '…' }, city: { name: '…' } })
  expect(
    JobSchema.safeParse({ ...job, employment_type: 'mini_job', german_level: 'a1' }).error,
  ).toBeUndefined()
})
