import { RISK_CODES, type RiskCode, type RiskSignal } from '#shared/contract/risk-codes.ts'
import { youngApplicantsIn } from './age-words.ts'
import { AGE_LIMITS } from './exclusion-words.ts'
import { toPlainLetters } from './fold-text.ts'
import { RISK_PAIRS, RISK_PATTERNS, RISK_STEMS } from './risk-words.ts'

/** The texts of a vacancy that strangers read. */
type VacancyTexts = {
  title: string
  description: string
  requirements: readonly string[]
  responsibilities: readonly string[]
  contact_name: string | null
  company_name: string | null
  street: string | null
}

/** The texts of an offer that strangers read. */
type OfferTexts = {
  name: string
  description: string
  skills: readonly string[]
  preferences: readonly string[]
}

/** Words of a text with those around them, in whole words. */
export type Passage = { before: string; words: string; after: string }

// How much of the text a quote shows on each side.
const AROUND = 30
// How far apart the two parts of a pair may begin.
const PAIR_SPAN = 50
// More passages of one kind tell a moderator nothing new.
const MAX_OF_A_KIND = 5

/** A part of a folded text: `start` to before `end`. */
type Span = { start: number; end: number }

/**
 * Finds passages of a text that may be a scam or discrimination, at most five of a kind. A moderator reads them, because
 * words alone are not enough: "no deposit" is found too.
 */
export function riskSignals(text: string): RiskSignal[] {
  const letters = [...text]
  const folded = foldedOf(letters)
  return RISK_CODES.flatMap((code) =>
    separate(spansOf(folded, code))
      .slice(0, MAX_OF_A_KIND)
      .map((span) => ({ code, quote: quoteOf(letters, span) })),
  )
}

/** Each place of a text that may exclude people, at most five. */
export function exclusionsIn(text: string): Passage[] {
  const letters = [...text]
  const folded = foldedOf(letters)
  const spans = spansOf(folded, 'discrimination').map(({ start, end }) => ({
    start,
    end: wordEnd(letters, end),
  }))
  return united(spans)
    .slice(0, MAX_OF_A_KIND)
    .map((span) => passageOf(letters, span))
}

/** Whether a text contains a link or an e-mail address. */
export const hasLink = (text: string): boolean => spansOf(foldedOf([...text]), 'link').length > 0

// Folded letter by letter, so that positions are the same in both texts.
const foldedOf = (letters: readonly string[]) =>
  letters.map((letter) => toPlainLetters(letter).charAt(0) || ' ').join('')

/** All suspicious parts of this kind. They may overlap. */
function spansOf(folded: string, code: RiskCode): Span[] {
  const stems: Partial<Record<RiskCode, readonly string[]>> = RISK_STEMS
  const patterns = RISK_PATTERNS.filter((one) => one.code === code).map(({ pattern }) => pattern)
  if (code === 'discrimination') patterns.push(...AGE_LIMITS)
  return [
    ...wordsWith(folded, stems[code] ?? []),
    ...(code === 'discrimination' ? youngApplicantsIn(folded) : []),
    ...RISK_PAIRS.filter((pair) => pair.code === code).flatMap(({ one, other }) =>
      pairsOf(wordsWith(folded, one), wordsWith(folded, other)),
    ),
    ...patterns.flatMap((pattern) =>
      [...folded.matchAll(pattern)].map(({ 0: match, index }) => ({
        start: index,
        end: index + match.length,
      })),
    ),
  ]
}

/** The first of several parts that one quote shows. */
function separate(spans: Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (!last || span.start > last.end + AROUND) found.push(span)
  }
  return found
}

/** The parts in the order of the text; those that overlap as one. */
function united(spans: Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else found.push({ ...span })
  }
  return found
}

/** The end of the word at a position: a stem is only its beginning. */
function wordEnd(letters: readonly string[], position: number): number {
  const rest = letters.slice(position).findIndex((letter) => !/\p{L}/u.test(letter))
  return rest < 0 ? letters.length : position + rest
}

/** Words of the text with a few before and after them. No word is cut. */
function passageOf(letters: readonly string[], { start, end }: Span): Passage {
  let from = Math.max(0, start - AROUND)
  while (from > 0 && from < start && /\S/.test(letters[from - 1] ?? '')) from += 1
  let to = Math.min(letters.length, end + AROUND)
  while (to < letters.length && to > end && /\S/.test(letters[to] ?? '')) to -= 1
  const textOf = (first: number, last: number) => letters.slice(first, last).join('').replaceAll('\n', ' ')
  return {
    before: (from > 0 ? '…' : '') + textOf(from, start).trimStart(),
    words: textOf(start, end),
    after: textOf(end, to).trimEnd() + (to < letters.length ? '…' : ''),
  }
}

function quoteOf(letters: readonly string[], span: Span): string {
  const { before, words, after } = passageOf(letters, span)
  return before + words + after
}

/** Where words begin with one of the stems. */
function wordsWith(folded: string, stems: readonly string[]): Span[] {
  const found: Span[] = []
  for (const stem of stems) {
    let start = folded.indexOf(stem)
    while (start >= 0) {
      if (!/[\p{L}\d]/u.test(folded.charAt(start - 1))) found.push({ start, end: start + stem.length })
      start = folded.indexOf(stem, start + 1)
    }
  }
  return found
}

/** Both parts of each pair that begins close together. */
const pairsOf = (ones: Span[], others: Span[]): Span[] =>
  ones.flatMap((one) =>
    others
      .filter((other) => Math.abs(other.start - one.start) <= PAIR_SPAN)
      .map((other) => ({ start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) })),
  )

/** The suspicious passages of an offer, each once. */
export const riskSignalsOfOffer = ({ name, description, skills, preferences }: OfferTexts): RiskSignal[] =>
  riskSignals([name, description, ...skills, ...preferences].join('\n'))

/** The suspicious passages of a vacancy, each once. */
export const riskSignalsOfVacancy = (vacancy: VacancyTexts): RiskSignal[] => {
  const { title, description, requirements, responsibilities, contact_name, company_name, street } = vacancy
  return riskSignals(
    [title, description, ...requirements, ...responsibilities, contact_name, company_name, street].join('\n'),
  )
}
