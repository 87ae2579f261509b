import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { FormErrorsContext } from '#client/ui/form-errors.ts'
import { Icon } from '#client/ui/icon.tsx'
import { type PasswordOwner, type PasswordRule, passwordRuleStates } from '#shared/rules/passwords.ts'
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

type Props = {
  id: string
  password: string
  owner: PasswordOwner
  /** The field was left. */
  isLeft: boolean
}

/** The password rules, each checked off while the user types; those that a finished password breaks are marked. */
export function PasswordRules({ id, password, owner, isLeft }: Props) {
  const { t, i18n } = useLingui()
  const isRefused = Boolean(use(FormErrorsContext)?.password)
  const states = passwordRuleStates(password, owner, isLeft || isRefused)
  const words = { met: t`(met)`, open: t`(not met yet)`, failed: t`(not met)` }
  return (
    <ul id={id} aria-label={t`Password rules`} className={styles.rules}>
      {RULES.map(([rule, text]) => {
        const state = states[rule]
        return (
          <li key={rule} className={styles.rule} data-state={state}>
            <span className={styles.mark}>
              {state !== 'open' && <Icon name={state === 'met' ? 'check' : 'close'} size={16} />}
            </span>
            <span>{i18n._(text)}</span>
            <span className="visually-hidden">{words[state]}</span>
          </li>
        )
      })}
    </ul>
  )
}
