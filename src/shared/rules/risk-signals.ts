import { RISK_CODES, type RiskCode } from '#shared/contract/risk-codes.ts'
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
}

/** A suspicious passage with its kind. */
export type RiskSignal = { code: RiskCode; quote: string }

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
  // Folded letter by letter, so that positions are the same in both texts.
  const folded = [...text].map((letter) => toPlainLetters(letter).charAt(0) || ' ').join('')
  const letters = [...text]
  return RISK_CODES.flatMap((code) =>
    separate(spansOf(folded, code))
      .slice(0, MAX_OF_A_KIND)
      .map((span) => ({ code, quote: quoteOf(letters, span) })),
  )
}

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

function quoteOf(letters: readonly string[], { start, end }: Span): string {
  const from = Math.max(0, start - AROUND)
  const to = Math.min(letters.length, end + AROUND)
  const words = letters.slice(from, to).join('').replaceAll('\n', ' ').trim()
  return `${from > 0 ? '…' : ''}${words}${to < letters.length ? '…' : ''}`
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

/** The suspicious passages of a vacancy, each once. */
export const riskSignalsOfVacancy = (vacancy: VacancyTexts): RiskSignal[] => {
  const { title, description, requirements, responsibilities, contact_name, company_name } = vacancy
  return riskSignals(
    [title, description, ...requirements, ...responsibilities, contact_name, company_name].join('\n'),
  )
}
