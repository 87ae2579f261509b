import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { UnreadableFeedError } from './feed-row.ts'

/** The children of an element by name: texts, elements, or lists of them. */
export type XmlElement = { [name: string]: unknown }

const MAX_DEPTH = 20
const parser = new XMLParser({
  ignoreAttributes: true,
  // Numbers stay texts: an id may begin with 0.
  parseTagValue: false,
  maxNestedTags: MAX_DEPTH,
})

/**
 * Parses XML without attributes. A document type is refused, because it can declare entities that expand without end or
 * name files (XML bombs, external entities); feeds have none.
 * @throws UnreadableFeedError
 */
export function readXml(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableFeedError('feed_unreadable')
  try {
    // The parser accepts a truncated document. The import would then close the vacancies that are missing in it.
    if (XMLValidator.validate(text) !== true) throw new UnreadableFeedError('feed_unreadable')
    return elementOf(parser.parse(text))
  } catch {
    throw new UnreadableFeedError('feed_unreadable')
  }
}

/** A value as an element; another value has no children. */
export const elementOf = (value: unknown): XmlElement =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as XmlElement) : {}

/** One or several values as a list; an empty element is none. */
export const listOfElements = (value: unknown): XmlElement[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'object' && one !== null)
