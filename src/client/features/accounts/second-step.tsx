import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Token } from '#shared/contract/accounts.ts'
import type { SecondStep as Method, SecondFactorRequired } from '#shared/contract/second-factor.ts'
import { AccountForm } from './account-form.tsx'
import { takeSecondStep } from './entry-mutations.ts'
import { findBlank } from './form-problems.ts'
import { hasPasskeys } from './has-passkeys.ts'
import { PasskeyStep } from './passkey-step.tsx'
import styles from './second-step.module.css'
import { useFormSubmit } from './use-form-submit.ts'

// The login page loads only what it shows at once.
await loadAllWords()

type Typed = Exclude<Method, 'passkey'>
type Props = {
  required: SecondFactorRequired
  onSignedIn: (token: Token) => Promise<unknown>
  /** Returns to the password form. */
  onBack: () => void
}

/** The second step of a login: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStep({ required, onSignedIn, onBack }: Props) {
  // Keeps typed codes while the user tries another method.
  const [codes, setCodes] = useState<Record<Typed, string>>({ totp: '', recovery_code: '' })
  const methods = required.methods.filter((one) => one !== 'passkey' || hasPasskeys())
  const [method, setMethod] = useState<Method>(
    methods.includes('totp') ? 'totp' : (methods[0] ?? 'recovery_code'),
  )
  const { challenge } = required
  const others = (
    <OtherMethods methods={methods.filter((one) => one !== method)} onChoose={setMethod} onBack={onBack} />
  )
  if (method === 'passkey')
    return (
      <PasskeyStep challenge={challenge} onSignedIn={onSignedIn}>
        {others}
      </PasskeyStep>
    )
  return (
    <CodeForm
      // A new form for each method, without the errors of the former one.
      key={method}
      method={method}
      challenge={challenge}
      code={codes[method]}
      onChange={(code) => setCodes({ ...codes, [method]: code })}
      onSignedIn={onSignedIn}
    >
      {others}
    </CodeForm>
  )
}

type CodeProps = Pick<Props, 'onSignedIn'> & {
  method: Typed
  challenge: string
  code: string
  onChange: (code: string) => void
  children: ReactNode
}

function CodeForm({ method, challenge, code, onChange, onSignedIn, children }: CodeProps) {
  const { t } = useLingui()
  const field = method === 'totp' ? 'code' : 'recovery_code'
  const { submit, form } = useFormSubmit({
    findProblems: (typed: string) => findBlank({ [field]: typed }, [field]),
    send: (typed) =>
      takeSecondStep(field === 'code' ? { challenge, code: typed } : { challenge, recovery_code: typed }),
    onSent: onSignedIn,
  })
  const shared = {
    name: field,
    isRequired: true,
    autoFocus: true,
    autoCapitalize: 'none',
    spellCheck: 'false',
    value: code,
    onChange,
  } as const
  return (
    <AccountForm {...form} label={t`Continue`} onSubmit={() => submit(code)}>
      {method === 'totp' ? (
        <TextField
          {...shared}
          label={t`Code`}
          description={t`Six digits from the authenticator app on your phone`}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      ) : (
        <TextField
          {...shared}
          label={t`Recovery code`}
          description={t`One of the ten codes that you saved. Each works once.`}
          autoComplete="off"
        />
      )}
      {children}
    </AccountForm>
  )
}

type OtherProps = { methods: readonly Method[]; onChoose: (method: Method) => void; onBack: () => void }

function OtherMethods({ methods, onChoose, onBack }: OtherProps) {
  const { t } = useLingui()
  const labels: Record<Method, string> = {
    passkey: t`Use a passkey`,
    totp: t`Use the authenticator app`,
    recovery_code: t`Use a recovery code`,
  }
  return (
    <div className={styles.others}>
      {methods.map((method) => (
        <Button key={method} variant="quiet" size="small" onPress={() => onChoose(method)}>
          {labels[method]}
        </Button>
      ))}
      <Button variant="quiet" size="small" onPress={onBack}>
        {t`Back to the password`}
      </Button>
    </div>
  )
}
