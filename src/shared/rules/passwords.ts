/** The rules a browser can check while one types; the names are the keys of their texts. */
export type PasswordRule =
  | 'password_length'
  | 'password_digit'
  | 'password_symbol'
  | 'password_upper'
  | 'password_lower'
  | 'password_personal'

/** Whose password it is; what is not known yet is ''. */
export type PasswordOwner = { name: string; surname: string; email: string }

export const PASSWORD_MIN = 10
// Two letters of a name are in half of all words.
const SHORTEST_NAME = 3

const PATTERNS: [PasswordRule, RegExp][] = [
  ['password_digit', /\p{Nd}/u],
  ['password_symbol', /[\p{P}\p{S}]/u],
  ['password_upper', /\p{Lu}/u],
  ['password_lower', /\p{Ll}/u],
]

/** Which rules a password breaks, in the order they are shown; letters of every alphabet count. */
export function brokenPasswordRules(password: string, owner: PasswordOwner): PasswordRule[] {
  const broken = PATTERNS.filter(([, pattern]) => !pattern.test(password)).map(([rule]) => rule)
  if ([...password].length < PASSWORD_MIN) broken.unshift('password_length')
  if (isPersonal(password, owner)) broken.push('password_personal')
  return broken
}

function isPersonal(password: string, { name, surname, email }: PasswordOwner): boolean {
  const folded = fold(password)
  const names = `${name} ${surname}`.split(/[\s-]+/)
  return [...names, email.trim().replace(/@.*/s, '')]
    .map(fold)
    .some((part) => [...part].length >= SHORTEST_NAME && folded.includes(part))
}

/** Müller, MULLER and muller are one name. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
