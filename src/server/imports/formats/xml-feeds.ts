import type { FeedFormat } from '#shared/contract/import-columns.ts'
import { employmentTypeOf } from './employment-type.ts'
import { type FeedRow, toRow, UnreadableFeedError, withEnd } from './feed-row.ts'
import { htmlToText } from './html-to-text.ts'
import { elementOf, listOfElements, readXml, type XmlElement } from './read-xml.ts'

type XmlFormat = Exclude<FeedFormat, 'csv' | 'json-ld'>
type Texts = Parameters<typeof toRow>[1]
type XmlFeed = {
  /** The elements of the vacancies, or null when the document is not of this format. */
  find(root: XmlElement): XmlElement[] | null
  read(job: XmlElement): Texts
  /** The element with the last day or time of a vacancy. */
  end?: string
}

const FEEDS: Record<XmlFormat, XmlFeed> = {
  personio: {
    find: (root) =>
      'workzag-jobs' in root ? listOfElements(elementOf(root['workzag-jobs']).position) : null,
    read: (job) => ({
      external_id: job.id,
      title: job.name,
      company_name: job.subcompany,
      city: job.office,
      rubric: job.occupationCategory,
      employment_type: employmentTypeOf(job.schedule, job.employmentType),
      description: describe(elementOf(job.jobDescriptions).jobDescription),
    }),
  },
  indeed: {
    find: (root) => ('source' in root ? listOfElements(elementOf(root.source).job) : null),
    read: (job) => ({
      external_id: job.referencenumber,
      title: job.title,
      company_name: job.company,
      city: job.city,
      postal_code: job.postalcode,
      street: job.streetaddress,
      rubric: job.category,
      employment_type: employmentTypeOf(job.jobtype),
      description: htmlToText(job.description),
    }),
    end: 'expirationdate',
  },
  recruitee: {
    find: (root) => ('jobs' in root ? listOfElements(elementOf(root.jobs).job) : null),
    read: (job) => ({
      external_id: job.reference,
      title: job.title,
      company_name: job.company,
      city: job.city,
      postal_code: job.postal_code,
      street: job.street,
      description: htmlToText(job.description_requirements),
    }),
  },
}

/** A text below its heading, for each part of the description. */
const describe = (parts: unknown): string =>
  listOfElements(parts)
    .map(({ name, value }) => [htmlToText(name), htmlToText(value)].filter(Boolean).join('\n'))
    .join('\n\n')

/**
 * Reads an XML feed of Personio, Indeed or Recruitee. `line` is the number of the vacancy in the feed.
 * @throws UnreadableFeedError
 */
export function parseXml(text: string): { format: XmlFormat; rows: FeedRow[] } {
  const root = readXml(text)
  for (const format of Object.keys(FEEDS) as XmlFormat[]) {
    const { find, read, end } = FEEDS[format]
    const rows = find(root)?.map((job, index) => withEnd(toRow(index + 1, read(job)), end && job[end]))
    if (rows) return { format, rows }
  }
  throw new UnreadableFeedError('feed_unknown')
}
