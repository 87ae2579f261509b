import { dictionary } from '@zxcvbn-ts/language-common'

// About 49,000 from leaks, the most used first. Short words deep in the list are ordinary words.
const leaked = dictionary['passwords-common']
const LEAKED = new Set(leaked)
const MOST_USED = 2000
// The list knows little of our languages and nothing of us.
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
const BASES = new Set([...leaked.slice(0, MOST_USED), ...OURS])
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
 * Whether a password is in the list of leaked and common ones, or is one of the most used with the usual trimmings:
 * capitals, digits and symbols around it, letters written as digits ("P@ssw0rd123!").
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFC').toLowerCase()
  const withoutSymbols = lower.replace(/[^\p{L}\p{Nd}]/gu, '')
  if (LEAKED.has(lower) || LEAKED.has(withoutSymbols)) return true
  return basesOf(lower).some((base) => BASES.has(base) || BASES.has(halfOf(base)))
}

/** The word a password was made of, with what surrounds it read as decoration or as letters. */
function basesOf(lower: string): string[] {
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
/** "dragondragon" is "dragon". */
const halfOf = (text: string) => {
  const half = text.slice(0, text.length / 2)
  return half.length > 2 && half + half === text ? half : text
}
