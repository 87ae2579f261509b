import { employmentTypeOf } from './employment-type.ts'
import { type FeedRow, toRow, UnreadableFeedError } from './feed-row.ts'
import { htmlToText } from './html-to-text.ts'
import { elementOf, type XmlElement } from './read-xml.ts'

const MAX_DEPTH = 10
const PAY_TYPES = new Map([
  ['hour', 'per_hour'],
  ['month', 'per_month'],
])
const payTypeOf = (unit: unknown) =>
  typeof unit === 'string' ? PAY_TYPES.get(unit.toLowerCase()) : undefined

/**
 * Reads the JobPostings (schema.org) of a page's JSON-LD. `line` is the number of the posting on the page.
 * @throws UnreadableFeedError when the page has none
 */
export function parseJobPostings(html: string): FeedRow[] {
  const postings = blocksOf(html).flatMap((block) => postingsIn(block))
  if (postings.length === 0) throw new UnreadableFeedError('feed_unknown')
  return postings.map((posting, index) => toRow(index + 1, textsOf(posting)))
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
  const { value: pay } = elementOf(posting.baseSalary)
  const amounts = typeof pay === 'object' ? elementOf(pay) : { value: pay }
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
    pay_type: payTypeOf(amounts.unitText),
    pay_amount: amounts.minValue ?? amounts.value,
    pay_max: amounts.maxValue,
    positions: posting.totalJobOpenings,
    language: posting.inLanguage,
    description: htmlToText(posting.description),
  }
}
