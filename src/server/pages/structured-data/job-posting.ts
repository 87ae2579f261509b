import type { JobPosting, QuantitativeValue, WithContext } from 'schema-dts'
import type { EmploymentType } from '#shared/contract/choice-schemas.ts'
import type { Job } from '#shared/contract/jobs.ts'
import { type Language, LOCALES } from '#shared/contract/languages.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import type { PostalPlace } from '../../places/read-place.ts'
import { say } from '../../texts/texts.ts'

const EMPLOYMENT: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  mini_job: 'PART_TIME',
  temporary: 'TEMPORARY',
  one_off: 'TEMPORARY',
}
const UNITS = { per_hour: 'HOUR', per_month: 'MONTH' } as const
type Facts = { job: Job; place: PostalPlace; language: Language; url: string }

/** A JobPosting for Google for Jobs (src/docs/facts.md, "JobPosting"). Google allows only what the page shows. */
export function jobPosting({ job, place, language, url }: Facts): WithContext<JobPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job, language),
    datePosted: job.published_at,
    validThrough: job.expires_at,
    employmentType: EMPLOYMENT[job.employment_type],
    identifier: { '@type': 'PropertyValue', name: 'Jobmost', value: String(job.id) },
    // A household is no organization, and its family name is personal data.
    hiringOrganization:
      job.employer_kind === 'household'
        ? 'confidential'
        : { '@type': 'Organization', name: job.company_name, ...logoOf(job, url), ...companyOf(job) },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.street ? { streetAddress: job.street } : {}),
        addressLocality: place.locality,
        addressRegion: place.region,
        // Only the employer's own postcode. One of the town's postcodes would mostly be wrong, which is worse than
        // none.
        ...(job.postal_code ? { postalCode: job.postal_code } : {}),
        addressCountry: 'DE',
      },
    },
    baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value: salaryOf(job) },
    directApply: true,
    ...(job.positions > 1 ? { totalJobOpenings: job.positions } : {}),
    ...workHoursOf(job, language),
    ...(job.start_date ? { jobStartDate: job.start_date } : {}),
    industry: job.rubric.name,
    url,
  }
}

/** The absolute address of the company's logo, else of the employer's picture. */
function logoOf({ company_logo, employer }: Job, url: string) {
  const logo = company_logo ?? employer.url_img
  return logo ? { logo: new URL(logo, url).href } : {}
}

/** The company's own site, which it has proved, its address as it was typed, and its own words about itself. */
const companyOf = ({ company }: Job) => ({
  ...(company?.website ? { sameAs: company.website } : {}),
  ...(company?.address ? { address: company.address } : {}),
  ...(company?.description ? { description: company.description } : {}),
})

function workHoursOf({ hours_per_week, shift_pattern }: Job, language: Language) {
  const number = hours_per_week && new Intl.NumberFormat(LOCALES[language]).format(hours_per_week)
  const hours = number ? `${number} ${say(language, 'posting_hours')}` : null
  const said = [hours, shift_pattern && say(language, `shift_${shift_pattern}`)].filter(Boolean)
  return said.length ? { workHours: said.join(', ') } : {}
}

function salaryOf({ pay_type, pay_amount, pay_max }: Job): QuantitativeValue {
  const amount = pay_max ? { minValue: pay_amount, maxValue: pay_max } : { value: pay_amount }
  return { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[pay_type] }
}

function descriptionOf(job: Job, language: Language): string {
  const paragraphs = job.description
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
  const list = (heading: string, items: string[]) =>
    items.length > 0
      ? `<p>${heading}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
      : ''
  return [
    ...paragraphs,
    list(say(language, 'posting_responsibilities'), job.responsibilities),
    list(say(language, 'posting_requirements'), job.requirements),
  ].join('')
}
