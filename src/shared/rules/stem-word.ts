// Light stemming of folded words for look-ups among the few words of titles; texts are stemmed by the database.
// An ending is taken off only when enough is left to tell words apart.

const LEAST_STEM = 3

type Endings = readonly string[]
// Longest first: the first that fits is taken off.
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
  const ending = endings.find((end) => word.length - end.length >= LEAST_STEM && word.endsWith(end))
  return ending ? word.slice(0, -ending.length) : word
}

/** Whether it is written in Cyrillic letters. */
export const isCyrillic = (word: string): boolean => /[а-яіїєґ]/.test(word)

/**
 * The stems of a folded word, one a language that its script allows, each with its language in front: two words that
 * share one are forms of the same word in that language.
 */
export function stemsOf(word: string): string[] {
  if (isCyrillic(word)) return [`ru:${without(word, RUSSIAN)}`]
  return [`de:${without(word, GERMAN)}`, `en:${without(word, ENGLISH)}`, `pl:${without(word, POLISH)}`]
}

/** The part of a folded word that compounds with it keep. */
export const compoundStem = (word: string): string =>
  isCyrillic(word) ? without(word, RUSSIAN) : without(word, GERMAN)
