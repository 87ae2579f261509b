// Light stemming of folded words, for look-ups among the words of titles; the database stems long texts. An ending is
// removed only when enough letters stay to distinguish words.

const MIN_STEM = 3

type Endings = readonly string[]
// Longest first: only the first matching ending is removed.
const GERMAN: Endings = [
  'erinnen',
  'innen',
  'erin',
  'ern',
  'ers',
  'ens',
  'in',
  'er',
  'en',
  'em',
  'es',
  'e',
  'n',
  's',
]
const ENGLISH: Endings = ['ings', 'ers', 'ing', 'er', 'es', 'ed', 's', 'y', 'e']
const POLISH: Endings = [
  'kami',
  'iami',
  'ami',
  'kach',
  'iach',
  'ach',
  'owie',
  'owej',
  'ego',
  'emu',
  'kom',
  'iom',
  'owi',
  'owy',
  'owa',
  'owe',
  'ka',
  'ki',
  'ke',
  'ko',
  'ek',
  'om',
  'ow',
  'em',
  'mi',
  'ie',
  'ia',
  'iu',
  'ej',
  'ym',
  'im',
  'a',
  'e',
  'i',
  'o',
  'u',
  'y',
]
const RUSSIAN: Endings = [
  'иями',
  'ями',
  'ами',
  'иях',
  'ыми',
  'ими',
  'ого',
  'его',
  'ому',
  'ему',
  'ием',
  'иям',
  'ях',
  'ах',
  'ов',
  'ев',
  'ей',
  'ой',
  'ый',
  'ий',
  'ая',
  'яя',
  'ое',
  'ее',
  'ые',
  'ие',
  'ых',
  'их',
  'ую',
  'юю',
  'ом',
  'ем',
  'ам',
  'ям',
  'ия',
  'ию',
  'ии',
  'ью',
  'а',
  'я',
  'ы',
  'и',
  'о',
  'е',
  'у',
  'ю',
  'ь',
  'й',
]

const without = (word: string, endings: Endings): string => {
  const ending = endings.find((end) => word.length - end.length >= MIN_STEM && word.endsWith(end))
  return ending ? word.slice(0, -ending.length) : word
}

/** Whether a word contains Cyrillic letters. */
export const isCyrillic = (word: string): boolean => /[а-яіїєґ]/.test(word)

/**
 * The stems of a folded word, one for each language of its script, prefixed with that language. Two words that share a
 * stem are forms of the same word in that language.
 */
export function stemsOf(word: string): string[] {
  if (isCyrillic(word)) return [`ru:${without(word, RUSSIAN)}`]
  return [`de:${without(word, GERMAN)}`, `en:${without(word, ENGLISH)}`, `pl:${without(word, POLISH)}`]
}

/** The part of a folded word that stays in compounds. */
export const compoundStem = (word: string): string =>
  isCyrillic(word) ? without(word, RUSSIAN) : without(word, GERMAN)
