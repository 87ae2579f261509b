import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#client/ui/icon.tsx'
import { brokenPasswordRules, type PasswordOwner, type PasswordRule } from '#shared/rules/passwords.ts'
import styles from './password-rules.module.css'

// In the words and the order of the server's messages.
const RULES: [PasswordRule, MessageDescriptor][] = [
  ['password_length', msg`At least 10\u00a0characters`],
  ['password_upper', msg`At least one upper-case letter`],
  ['password_lower', msg`At least one lower-case letter`],
  ['password_digit', msg`At least one digit`],
  ['password_symbol', msg`At least one symbol`],
  ['password_personal', msg`Without your name or e-mail address`],
]

type Props = { id: string; password: string; owner: PasswordOwner }

/** The password rules, each checked off while the user types. */
export function PasswordRules({ id, password, owner }: Props) {
  const { t, i18n } = useLingui()
  const broken = brokenPasswordRules(password, owner)
  const isMet = (rule: PasswordRule) => password !== '' && !broken.includes(rule)
  return (
    <ul id={id} aria-label={t`Password rules`} className={styles.rules}>
      {RULES.map(([rule, text]) => (
        <li key={rule} className={styles.rule} data-met={isMet(rule) || undefined}>
          <span className={styles.mark}>{isMet(rule) && <Icon name="check" size={16} />}</span>
          <span>{i18n._(text)}</span>
          <span className="visually-hidden">{isMet(rule) ? t`(met)` : t`(not met yet)`}</span>
        </li>
      ))}
    </ul>
  )
}
