import type { Job, JobCard } from '#shared/contract/jobs.ts'
import { PAGE_FIELDS } from '#shared/contract/vacancy-fields.ts'
import { isListed } from '#shared/rules/vacancy-states.ts'
import { personOf } from '../accounts/users.ts'
import { bidVersion } from '../bids/bid-version.ts'
import { removalOf } from '../bids/removal-of.ts'
import { domainForPeople, isAtDomain } from '../companies/domain-names.ts'
import { states } from '../geography/states.ts'
import type { Answers, JobCardRow, JobRow, Reader, WorkersBid } from './store.ts'

// 200 code points: slice() could cut a surrogate pair.
const BEGINNING = /^.{0,200}/su
const MIN_DUE = 5

/** A job's card. Only workers get `my_rate_id`. */
export function toCard(
  row: JobCardRow,
  { workerId }: Pick<Reader, 'workerId'>,
  distance_km?: number,
): JobCard {
  const { rubric_id, rubric_name, rubric_icon, city_id, city_name, beginning, my_rate_id, ...card } = row
  return {
    ...card,
    rubric: { id: rubric_id, name: rubric_name, icon: rubric_icon },
    city: { id: city_id, name: city_name },
    excerpt: excerptOf(beginning),
    published_at: timeOf(row.published_at),
    confirmed_at: timeOf(row.confirmed_at),
    expires_at: timeOf(row.expires_at),
    ...(workerId === null ? {} : { my_rate_id }),
    ...(distance_km === undefined ? {} : { distance_km }),
  }
}

/** The worker's bid on a job's page. */
export const toMyRate = ({
  created_at,
  changed_at,
  removed_at,
  removed_reason,
  removed_ground,
  ...bid
}: WorkersBid): NonNullable<Job['my_rate']> => ({
  ...bid,
  created_at: created_at.toISOString(),
  ...(changed_at && { changed_at: changed_at.toISOString() }),
  version: bidVersion(bid),
  ...removalOf({ removed_at, removed_reason, removed_ground }),
})

/** A job's page without the reader's bid and other jobs. */
export function toJob(row: JobRow, reader: Reader): Omit<Job, 'my_rate' | 'similar' | 'company_jobs'> {
  const employer = personOf({ ...row, id: row.user_id })
  // A card has all columns of its row that have no name of their own in the answer.
  const { is_employer_blocked, ...card } = toCard(row, reader) as JobCard &
    Pick<JobRow, 'is_employer_blocked'>
  return {
    ...card,
    ...pageFields(row),
    city: {
      id: row.city_id,
      name: row.city_name,
      region: states[row.state as keyof typeof states][reader.language],
      lat: row.lat,
      lon: row.lon,
    },
    employer: {
      ...employer,
      name: row.employer_company ?? employer.name,
      member_since: row.member_since.toISOString(),
      answer_rate: answerRate(row),
    },
    company: companyOf(row),
    rates_count: row.rates_count,
    version: row.approved_version ?? 1,
    is_open: isListed(row, reader.now),
    ...(reader.workerId === null ? {} : { is_employer_blocked }),
  }
}

/** What everybody may read of a vacancy's company. */
function companyOf(row: JobRow): Job['company'] {
  const { company, company_address, company_website, company_domain } = row
  if (company === null) return null
  return {
    name: company,
    address: company_address,
    description: row.company_description,
    website: isAtDomain(company_website, company_domain) ? company_website : null,
    verified_domain: company_domain && domainForPeople(company_domain),
  }
}

const pageFields = (row: JobRow) =>
  Object.fromEntries(PAGE_FIELDS.map((field) => [field, row[field]])) as Pick<
    JobRow,
    (typeof PAGE_FIELDS)[number]
  >

/** The beginning of a text in one line, at most 200 characters. */
export const excerptOf = (text: string) =>
  (BEGINNING.exec(text.replace(/\s+/g, ' ').trim())?.[0] ?? '').trimEnd()

/** The share of due bids that were answered, 0 to 1; null when there are too few. */
export const answerRate = ({ due, answered }: { [Key in keyof Answers]: number | null }) =>
  due === null || answered === null || due < MIN_DUE ? null : Math.round((answered / due) * 100) / 100

/** Jobs that were ever public have these times. */
const timeOf = (time: Date | null) => (time as Date).toISOString()
