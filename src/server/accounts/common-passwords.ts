import { dictionary } from '@zxcvbn-ts/language-common'

// About 49,000 leaked passwords, the most used first. Further down, the short ones are ordinary words. So only variants of
// the first `MAX_USED` are refused.
const leaked = dictionary['passwords-common']
const LEAKED = new Set(leaked)
const MAX_USED = 2000
// Words that the list lacks: common words of our other languages, words about jobs, and our own name.
const OURS = [
  'jobmost',
  'job',
  'jobs',
  'work',
  'passwort',
  'hallo',
  'sommer',
  'qwertz',
  'qwertzuiop',
  'schalke',
  'arbeit',
  'hasło',
  'haslo',
  'polska',
  'kochanie',
  'praca',
  'пароль',
  'привет',
  'любовь',
  'работа',
  'йцукен',
  'qwerty',
]
const BASES = new Set([...leaked.slice(0, MAX_USED), ...OURS])
const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/**
 * Whether a password is in the list of leaked passwords, or is a variant of a common one: with capitals, with digits
 * and symbols around it, or with letters written as digits ("P@ssw0rd123!").
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFC').toLowerCase()
  const withoutSymbols = lower.replace(/[^\p{L}\p{Nd}]/gu, '')
  if (LEAKED.has(lower) || LEAKED.has(withoutSymbols)) return true
  return baseWordsOf(lower).some((base) => BASES.has(base) || BASES.has(withoutRepetition(base)))
}

/** The words that a password may be a variant of. Digits and symbols are removed, or read as letters. */
function baseWordsOf(lower: string): string[] {
  const core = /\p{L}(?:.*\p{L})?/su.exec(lower)?.[0] ?? ''
  return [
    core,
    lettersOf(core),
    lettersOf(undoLeet(core)),
    lettersOf(undoLeet(/^.*\p{L}/su.exec(lower)?.[0] ?? '')),
  ]
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')
const undoLeet = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LEET[sign] ?? sign)
/** Reduces a doubled word: "dragondragon" gives "dragon". */
const withoutRepetition = (text: string) => {
  const half = text.slice(0, text.length / 2)
  return half.length > 2 && half + half === text ? half : text
}
