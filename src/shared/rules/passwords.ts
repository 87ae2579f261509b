import { withoutAccents } from './without-accents.ts'

/** The rules that a browser can check while the user types; the names are keys of texts. */
export type PasswordRule =
  | 'password_length'
  | 'password_digit'
  | 'password_symbol'
  | 'password_upper'
  | 'password_lower'
  | 'password_personal'

/** The account of the password; an unknown field is ''. */
export type PasswordOwner = { name: string; surname: string; email: string }

export const PASSWORD_MIN = 10
// Two letters of a name occur in half of all words.
const MIN_NAME_LENGTH = 3

const PATTERNS: [PasswordRule, RegExp][] = [
  ['password_digit', /\p{Nd}/u],
  ['password_symbol', /[\p{P}\p{S}]/u],
  ['password_upper', /\p{Lu}/u],
  ['password_lower', /\p{Ll}/u],
]

/** The rules that a password breaks, in the order of display; letters of every alphabet count. */
export function brokenPasswordRules(password: string, owner: PasswordOwner): PasswordRule[] {
  const broken = PATTERNS.filter(([, pattern]) => !pattern.test(password)).map(([rule]) => rule)
  if ([...password].length < PASSWORD_MIN) broken.unshift('password_length')
  if (isPersonal(password, owner)) broken.push('password_personal')
  return broken
}

function isPersonal(password: string, { name, surname, email }: PasswordOwner): boolean {
  const folded = withoutAccents(password)
  const names = `${name} ${surname}`.split(/[\s-]+/)
  return [...names, email.trim().replace(/@.*/s, '')]
    .map(withoutAccents)
    .some((part) => [...part].length >= MIN_NAME_LENGTH && folded.includes(part))
}

/** `failed`: broken by what is typed. `open`: what is still to be typed may meet the rule. */
export type PasswordRuleState = 'met' | 'open' | 'failed'

/**
 * The state of each rule for the list below a password field. More text can meet each rule but the one against personal
 * words, so only that one fails while the user types. The others fail when the password is finished: the field was left, or
 * the form was sent.
 */
export function passwordRuleStates(
  password: string,
  owner: PasswordOwner,
  isFinished: boolean,
): Record<PasswordRule, PasswordRuleState> {
  const broken = brokenPasswordRules(password, owner)
  const stateOf = (rule: PasswordRule): PasswordRuleState => {
    if (password === '') return 'open'
    if (!broken.includes(rule)) return 'met'
    return isFinished || rule === 'password_personal' ? 'failed' : 'open'
  }
  return {
    password_length: stateOf('password_length'),
    password_upper: stateOf('password_upper'),
    password_lower: stateOf('password_lower'),
    password_digit: stateOf('password_digit'),
    password_symbol: stateOf('password_symbol'),
    password_personal: stateOf('password_personal'),
  }
}
