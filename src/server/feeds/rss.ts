import type { JobCard } from '#shared/contract/jobs.ts'
import type { Language } from '#shared/contract/languages.ts'
import { escapeXml } from '../pages/document/escape-html.ts'
import { say } from '../texts/texts.ts'

export type Feed = {
  language: Language
  title: string
  description: string
  /** Absolute URLs: `link` of the list of jobs, `self` of the feed. */
  link: string
  self: string
  jobs: readonly JobCard[]
  jobUrl: (slug: string) => string
}

/** A list of jobs as RSS 2.0. */
export function renderRss({ language, title, description, link, self, jobs, jobUrl }: Feed): string {
  const newest = jobs
    .map(({ published_at }) => published_at)
    .sort()
    .at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${tag('title', title)}
${tag('link', link)}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml" />
${tag('description', description)}
${tag('language', language)}
${newest ? tag('lastBuildDate', dateOf(newest)) : ''}
<ttl>60</ttl>
${jobs.map((job) => item(job, jobUrl(job.slug), language)).join('\n')}
</channel>
</rss>
`
}

const item = (job: JobCard, url: string, language: Language) => `<item>
${tag('title', `${job.title}, ${job.city.name}: ${payOf(job, language)}`)}
${tag('link', url)}
<guid isPermaLink="true">${escapeXml(url)}</guid>
${tag('pubDate', dateOf(job.published_at))}
${tag('category', job.rubric.name)}
${tag('description', `${job.company_name}. ${job.excerpt}`)}
</item>`

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
/** A date in the format of RFC 822, which RSS 2.0 requires. */
const dateOf = (time: string) => new Date(time).toUTCString()

function payOf({ pay_amount, pay_max, pay_type }: JobCard, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const amount = pay_max ? format.formatRange(pay_amount, pay_max) : format.format(pay_amount)
  return `${amount} ${say(language, `pay_${pay_type}`)}`
}
