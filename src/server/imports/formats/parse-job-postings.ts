import { employmentTypeOf } from './employment-type.ts'
import { type FeedRow, toRow, UnreadableFeedError, withEnd } from './feed-row.ts'
import { htmlToText } from './html-to-text.ts'
import { readNumber } from './read-number.ts'
import { elementOf, type XmlElement } from './read-xml.ts'

const MAX_DEPTH = 10
// A year's pay is named by the month, as German vacancies do.
const PAY_UNITS = new Map([
  ['hour', { pay_type: 'per_hour', units: 1 }],
  ['month', { pay_type: 'per_month', units: 1 }],
  ['year', { pay_type: 'per_month', units: 12 }],
])

/**
 * Reads the JobPostings (schema.org) of a page's JSON-LD. `line` is the number of the posting on the page.
 * @throws UnreadableFeedError when the page has none
 */
export function parseJobPostings(html: string): FeedRow[] {
  const postings = blocksOf(html).flatMap((block) => postingsIn(block))
  if (postings.length === 0) throw new UnreadableFeedError('feed_unknown')
  return postings.map((posting, index) =>
    // Pages keep the posting of a job that is over, with a time in the past (Google, "Remove a job posting").
    withEnd(toRow(index + 1, textsOf(posting)), posting.validThrough),
  )
}

function blocksOf(html: string): unknown[] {
  const [, ...scripts] = html.split(/<script\b/i)
  return scripts.flatMap((script) => {
    const start = script.indexOf('>')
    const end = script.indexOf('</script')
    if (end < start || !script.slice(0, start).toLowerCase().includes('application/ld+json')) return []
    const value = jsonOf(script.slice(start + 1, end))
    // A block with invalid JSON is skipped; the page may have valid ones.
    return value === null ? [] : [value]
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The postings in a value, at any depth: a list, a graph or an item list. */
function postingsIn(value: unknown, depth = 0): XmlElement[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((one) => postingsIn(one, depth + 1))
  const thing = elementOf(value)
  if ([thing['@type']].flat().includes('JobPosting')) return [thing]
  return [thing['@graph'], thing.itemListElement, thing.item, thing.mainEntity].flatMap((child) =>
    child === undefined ? [] : postingsIn(child, depth + 1),
  )
}

function textsOf(posting: XmlElement): Parameters<typeof toRow>[1] {
  const address = elementOf(elementOf([posting.jobLocation].flat()[0]).address)
  const identifier = elementOf(posting.identifier).value ?? posting.identifier
  return {
    external_id: identifier ?? posting.url ?? posting['@id'],
    title: posting.title,
    company_name: elementOf(posting.hiringOrganization).name ?? posting.hiringOrganization,
    city: address.addressLocality,
    postal_code: address.postalCode,
    street: address.streetAddress,
    rubric: posting.occupationalCategory,
    employment_type: employmentTypeOf(posting.employmentType),
    ...payOf(posting.baseSalary),
    positions: posting.totalJobOpenings,
    language: posting.inLanguage,
    description: htmlToText(posting.description),
  }
}

/**
 * The pay of a MonetaryAmount or number. Pay in another currency or for another time, such as a week, is left out: with the pay
 * type of the source's defaults it would be wrong. Without a unit the defaults say what it is for.
 */
function payOf(baseSalary: unknown): Parameters<typeof toRow>[1] {
  const { value, currency } = elementOf(baseSalary)
  const isEuro = typeof currency !== 'string' || currency.toUpperCase() === 'EUR'
  const amounts = typeof value === 'object' ? elementOf(value) : { value }
  const { unitText } = amounts
  const unit = typeof unitText === 'string' && unitText !== '' ? PAY_UNITS.get(unitText.toLowerCase()) : null
  if (unit === undefined || !isEuro) return {}
  const amountOf = (amount: unknown) => toMoney(amount, unit?.units ?? 1)
  return {
    pay_type: unit?.pay_type,
    pay_amount: amountOf(amounts.minValue ?? amounts.value),
    pay_max: amountOf(amounts.maxValue),
  }
}

/** An amount with at most two decimals, divided; a text that is no number stays as it is, and the form refuses it. */
function toMoney(amount: unknown, units: number): unknown {
  const number = typeof amount === 'string' ? readNumber(amount) : amount
  return typeof number === 'number' ? Math.round((number / units) * 100) / 100 : amount
}
