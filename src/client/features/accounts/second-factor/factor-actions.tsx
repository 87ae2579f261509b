import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { SecondFactor, TotpSetup } from '#shared/contract/second-factor.ts'
import { hasPasskeys } from '../has-passkeys.ts'
import { removeTotp, renewRecoveryCodes } from '../mutations.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasswordForm } from './password-form.tsx'
import styles from './second-factor.module.css'
import { StartTotp } from './start-totp.tsx'

type Action = 'app' | 'passkey' | 'codes' | 'remove'
type Props = {
  factor: SecondFactor
  onSetup: (setup: TotpSetup) => void
  /** Receives new recovery codes; null when the existing ones stay valid. */
  onCodes: (codes: readonly string[] | null) => Promise<unknown>
  onChanged: () => Promise<unknown>
}

/** Buttons to add, replace and remove second factors. Each action requires the password or a passkey. */
export function FactorActions({ factor, onSetup, onCodes, onChanged }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<Action | null>(null)
  const opened = useRef<HTMLDivElement>(null)
  // The form opens after all buttons, which the keyboard would have to pass.
  useEffect(() => {
    if (open) opened.current?.querySelector('input')?.focus()
  }, [open])
  const hasApp = factor.totp !== null
  const hasPasskey = factor.passkeys.length > 0
  const close = async (codes: readonly string[] | null) => {
    setOpen(null)
    await onCodes(codes)
  }
  const labels: [Action, string, boolean][] = [
    ['app', hasApp ? t`Set up another app` : t`Set up an authenticator app`, true],
    ['passkey', t`Add a passkey`, hasPasskeys()],
    ['codes', t`Create new recovery codes`, hasApp || hasPasskey],
    ['remove', t`Remove authenticator app`, hasApp],
  ]
  return (
    <>
      <div className={styles.actions}>
        {labels.map(
          ([action, label, isOffered]) =>
            isOffered && (
              <Button
                key={action}
                variant="secondary"
                size="small"
                aria-expanded={open === action}
                onPress={() => setOpen(open === action ? null : action)}
              >
                {label}
              </Button>
            ),
        )}
      </div>
      <div ref={opened}>
        {open === 'app' && <StartTotp label={t`Continue`} onStarted={onSetup} />}
        {open === 'passkey' && <AddPasskey onAdded={close} />}
        {open === 'codes' && (
          <PasswordForm
            key="codes"
            label={t`Replace recovery codes`}
            send={renewRecoveryCodes}
            onSent={({ data }) => close(data.recovery_codes)}
          />
        )}
        {open === 'remove' && (
          <PasswordForm
            key="remove"
            label={t`Remove`}
            variant="danger"
            send={removeTotp}
            onSent={async () => {
              setOpen(null)
              await onChanged()
              showToast({ text: t`Removed`, tone: 'done' })
            }}
          />
        )}
      </div>
    </>
  )
}
