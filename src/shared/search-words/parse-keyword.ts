import { fold, wordsOf } from '../rules/fold-text.ts'
import { isCyrillic, stemsOf } from '../rules/stem-word.ts'
import { otherKeyboard } from '../rules/transliterate.ts'
import type { Lexicon } from './lexicon.ts'
import type { Names } from './names.ts'
import { titlesOfOccupation } from './occupations.ts'

/** Queries for PostgreSQL's text search, best match first. Each finds all that the previous one finds. */
export type Tiers = {
  /** Best first. A row belongs to the first tier that finds it. */
  all: string[]
  /** Matches some of the words, for use when the tiers find too little. Null for a single word. */
  partial: string | null
  /** A fast query with few words for counting; it finds a subset of the last tier. */
  fastSubset: string | null
}

/**
 * Alternatives for a phrase of the query, by where they match: words of titles, compounds that end with it, other words
 * that contain it, other names of the occupation, rubrics, words of the text. `typed`: words of the text as they were typed,
 * when those of titles are corrections. `titles` contains them too: each tier has to find what the one before has found.
 */
type Meaning = Record<
  'typed' | 'titles' | 'heads' | 'holders' | 'occupation' | 'rubrics' | 'bodies',
  string[]
>
type Lookups = {
  lexicon: Lexicon
  knowledge: Pick<Names, 'rubricsCalled' | 'citiesCalled'>
  /** The stems of each word by which texts are indexed: on the server those of the database's text search. */
  bodyStems: Map<string, string[]>
}

const MAX_PHRASE_WORDS = 3
const MAX_WORDS = 8
const MIN_PREFIX = 5
// Words that most advertisements and searches contain.
const STOP_WORDS = new Set(
  wordsOf(
    `job jobs stelle stellen stellenangebot stellenangebote arbeit gesucht suche als in im am an auf aus bei für fur mit
    und oder der die das den dem ein eine einen zu zur zum von work vacancy vacancies wanted looking for the and or of to
    at with praca pracy szukam oferta do na od po przy dla oraz работа работу работы ищу вакансия вакансии для на по от
    из или до mw wd mwd`,
  ),
)

/** The words of a keyword without stop words; all words when nothing else is left. */
export function keywordsOf(keyword: string): string[] {
  const words = wordsOf(keyword).slice(0, MAX_WORDS)
  const meaningful = words.filter((word) => !STOP_WORDS.has(word))
  return meaningful.length ? meaningful : words
}

/**
 * Builds the text search queries of a keyword.
 * @returns null when it contains no word
 */
export function parseKeyword(keyword: string, lookups: Lookups): Tiers | null {
  const words = respelled(keyword, lookups)
  if (words.length === 0) return null
  const meanings = phrasesOf(words, lookups.knowledge).map((phrase) => meaningOf(phrase, lookups))
  const allOf = (pick: (meaning: Meaning) => string[]) => {
    const parts = meanings.map((meaning) => anyOf(pick(meaning)))
    return parts.includes('') ? '' : parts.join(' & ')
  }
  const inTitles = ({ titles, heads, holders }: Meaning) => [...titles, ...heads, ...holders]
  const inOccupation = (meaning: Meaning) => [...inTitles(meaning), ...meaning.occupation]
  const inTitlesOrRubrics = (meaning: Meaning) => [...inOccupation(meaning), ...meaning.rubrics]
  const anyTitleWord = anyOf(meanings.flatMap(inOccupation).filter((word) => !word.startsWith("'@")))
  // "Krüger" is the name of a company before it is a typo of "Kurier".
  const isCorrected = meanings.some(({ typed }) => typed.length > 0)
  const tiers = [
    isCorrected ? allOf(({ typed, titles }) => (typed.length > 0 ? typed : titles)) : '',
    allOf(({ titles }) => titles),
    allOf(({ titles, heads }) => [...titles, ...heads]),
    allOf(inTitles),
    allOf(inOccupation),
    meanings.length > 1 && anyTitleWord && allOf(inTitlesOrRubrics)
      ? `${allOf(inTitlesOrRubrics)} & ${anyTitleWord}`
      : '',
    allOf(inTitlesOrRubrics),
    allOf((meaning) => [...inTitlesOrRubrics(meaning), ...meaning.bodies]),
  ]
  // One word of a text is too little to find an advertisement by.
  const inPart = (meaning: Meaning) =>
    inTitlesOrRubrics(meaning).filter((word) => !meaning.typed.includes(word))
  const partial = meanings.length > 1 ? anyOf(meanings.flatMap(inPart)) : ''
  const fastSubset = allOf(({ titles, rubrics }) => [...titles, ...rubrics])
  return {
    all: [...new Set(tiers.filter(Boolean))],
    partial: partial || null,
    fastSubset: fastSubset || null,
  }
}

/** Replaces unknown words typed on another keyboard layout or transliterated. */
function respelled(keyword: string, { lexicon, knowledge }: Lookups): string[] {
  const isKnown = (word: string) => {
    const { forms, heads, holders } = lexicon.relatedTo(word)
    return forms.length + heads.length + holders.length + knowledge.citiesCalled([word]).length > 0
  }
  const words = keywordsOf(keyword)
  if (words.length === 0 || words.some(isKnown)) {
    return words.flatMap((word) => (isKnown(word) ? [word] : bySound(word, lexicon)))
  }
  const retyped = keywordsOf(fold(otherKeyboard(keyword)))
  return retyped.some(isKnown) ? retyped : words.flatMap((word) => bySound(word, lexicon))
}

const bySound = (word: string, lexicon: Lexicon) => {
  const sounding = lexicon.soundingLike(word)
  return sounding.length ? sounding.slice(0, 1) : [word]
}

/** Groups consecutive words that name a rubric or city together. */
function phrasesOf(words: string[], knowledge: Lookups['knowledge']): string[][] {
  const phrases: string[][] = []
  for (let start = 0; start < words.length; ) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - start)
    for (; length > 1; length--) {
      const phrase = words.slice(start, start + length)
      if (knowledge.rubricsCalled(phrase).length || knowledge.citiesCalled(phrase).length) break
    }
    phrases.push(words.slice(start, start + length))
    start += length
  }
  return phrases
}

function meaningOf(phrase: string[], { lexicon, knowledge, bodyStems }: Lookups): Meaning {
  const cities = knowledge
    .citiesCalled(phrase)
    .slice(0, 3)
    .map((id) => quoted(`@${id}`))
  const rubrics = knowledge.rubricsCalled(phrase).map((id) => quoted(`#${id}`))
  const words = phrase.map((word) =>
    wordMeaning(word, lexicon, bodyStems, cities.length + rubrics.length === 0),
  )
  const combined = (pick: (meaning: Meaning) => string[]) => {
    if (words.length === 1) return pick(words[0] as Meaning)
    const parts = words.map((meaning) => anyOf(pick(meaning)))
    return parts.includes('') ? [] : [`(${parts.join(' & ')})`]
  }
  // A corrected word may also name a rubric and an occupation.
  const corrected = rubrics.length
    ? []
    : words.flatMap((meaning) => meaning.titles).map((title) => [unquoted(title)])
  const occupation = [phrase, ...corrected].flatMap(titlesOfOccupation)
  const of = ({ titles, heads, holders }: Meaning) => [...titles, ...heads, ...holders]
  const isCorrected = words.some(({ typed }) => typed.length > 0)
  return {
    typed: isCorrected ? combined(({ typed, titles }) => (typed.length > 0 ? typed : titles)) : [],
    titles: [...cities, ...combined(({ titles }) => titles)],
    heads: combined(({ titles, heads }) => [...titles, ...heads]),
    holders: combined(of),
    occupation: occupation.map((name) => titled(name, lexicon)).filter(Boolean),
    rubrics: [
      ...rubrics,
      ...new Set(corrected.flatMap(knowledge.rubricsCalled).map((id) => quoted(`#${id}`))),
    ],
    bodies: combined((meaning) => [...of(meaning), ...meaning.bodies]),
  }
}

function wordMeaning(
  word: string,
  lexicon: Lexicon,
  bodyStems: Map<string, string[]>,
  mayCorrect: boolean,
): Meaning {
  const { forms, heads, holders } = lexicon.relatedTo(word)
  // Also of a known word: it may be known from the synonyms of a rubric only. "Glasreiniger" finds the title "Glas- und
  // Fassadenreiniger" before the rest of the rubric.
  const parts = lexicon.partsOf(word)
  const corrected = mayCorrect && forms.length + heads.length === 0 && !parts ? lexicon.typosOf(word) : []
  const correctedRelated = corrected.map((other) => lexicon.relatedTo(other))
  const polish =
    stemsOf(word)
      .find((stem) => stem.startsWith('pl:'))
      ?.slice(3) ?? ''
  const inText = [word, ...(bodyStems.get(word) ?? [])].map((body) => quoted(`~${body}`))
  const typed = corrected.length > 0 ? inText : []
  return {
    typed,
    titles: [...typed, ...[...forms, ...correctedRelated.flatMap((related) => related.forms)].map(quoted)],
    heads: [...heads, ...correctedRelated.flatMap((related) => related.heads)].map(quoted),
    holders: [
      ...[...holders, ...correctedRelated.flatMap((related) => related.holders)].map(quoted),
      ...(parts ? [compoundOf(parts, lexicon)] : []),
    ],
    occupation: [],
    rubrics: [],
    bodies: [
      ...inText,
      ...corrected.map((body) => quoted(`~${body}`)),
      ...(!isCyrillic(word) && polish.length >= MIN_PREFIX ? [`${quoted(`~${polish}`)}:*`] : []),
    ],
  }
}

/** Matches titles with all words of a name; empty when no title has one of them. */
function titled(name: string[], lexicon: Lexicon): string {
  const words = name.map((word) => anyOf(lexicon.relatedTo(word).forms.map(quoted)))
  return words.includes('') ? '' : words.length > 1 ? `(${words.join(' & ')})` : (words[0] ?? '')
}

/** Matches titles with both parts of a compound, the second one also as the end of another compound. */
function compoundOf([front, back]: [string, string], lexicon: Lexicon): string {
  const { forms, heads } = lexicon.relatedTo(back)
  return `(${[lexicon.relatedTo(front).forms, [...forms, ...heads]].map((words) => anyOf(words.map(quoted))).join(' & ')})`
}

// Words contain letters and digits only (fold-text.ts), so none can end the quotes.
const quoted = (word: string) => `'${word}'`
const unquoted = (text: string) => text.replaceAll("'", '')
const anyOf = (alternatives: string[]) => {
  const different = [...new Set(alternatives)]
  return different.length > 1 ? `(${different.join(' | ')})` : (different[0] ?? '')
}
