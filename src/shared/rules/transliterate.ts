const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
}
// Different transcriptions of the same sound.
const SPELLINGS: [RegExp, string][] = [
  [/shch|sch/g, 'sh'],
  [/tsch/g, 'ch'],
  [/kh/g, 'h'],
  [/ts|tz/g, 'c'],
  [/w/g, 'v'],
  [/[jy]/g, 'i'],
  [/i+/g, 'i'],
]

/** The sound of a folded word in plain Latin letters, independent of the transcription: equal for няня and nyanya. */
export function latinKey(word: string): string {
  const latin = [...word].map((letter) => LATIN[letter] ?? letter).join('')
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), latin)
}

const QWERTY = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю'
const TO_CYRILLIC = new Map([...QWERTY].map((key, index) => [key, CYRILLIC[index] as string]))
const TO_LATIN = new Map([...CYRILLIC].map((key, index) => [key, QWERTY[index] as string]))

/** The same keys on the keyboard layout of the other script. */
export const otherKeyboard = (typed: string): string =>
  [...typed.toLowerCase()].map((key) => TO_CYRILLIC.get(key) ?? TO_LATIN.get(key) ?? key).join('')
