import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { TextField } from '#client/ui/text-field.tsx'
import type { TotpSetup } from '#shared/contract/second-factor.ts'
import { AccountForm } from '../account-form.tsx'
import { findBlank } from '../form-problems.ts'
import { confirmTotp } from '../mutations.ts'
import { useFormSubmit } from '../use-form-submit.ts'
import styles from './second-factor.module.css'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

type Props = {
  setup: TotpSetup
  /** Receives new recovery codes; null when the account already has some. */
  onConfirmed: (codes: readonly string[] | null) => unknown
  onCancel: () => void
}

/** Shows the secret for an authenticator app, and a field for a code from that app. */
export function TotpSetupForm({ setup, onConfirmed, onCancel }: Props) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const { submit, form } = useFormSubmit({
    findProblems: (values: { code: string }) => findBlank(values, ['code']),
    send: (values) => confirmTotp(values.code),
    onSent: ({ data }) => onConfirmed(data.recovery_codes),
  })
  return (
    <>
      <p className={styles.words}>
        <Trans>
          Scan this picture with the app. If the app is on this device, open the link or type in the key
          instead.
        </Trans>
      </p>
      <div className={styles.setup}>
        <div className={styles.picture}>
          <Suspense fallback={null}>
            <QrCode text={setup.uri} label={t`QR code for the authenticator app`} />
          </Suspense>
        </div>
        <div>
          <p>
            <a href={setup.uri}>
              <Trans>Open in the app</Trans>
            </a>
          </p>
          <p className={styles.soft}>
            <Trans>Key</Trans>
          </p>
          <p className={styles.secret} translate="no">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <AccountForm {...form} label={t`Turn on`} onSubmit={() => submit({ code })}>
        <TextField
          label={t`Code`}
          name="code"
          description={t`The six digits that the app is showing now`}
          autoComplete="one-time-code"
          inputMode="numeric"
          isRequired
          value={code}
          onChange={setCode}
        />
      </AccountForm>
      <Button variant="quiet" className={styles.cancel} onPress={onCancel}>
        {t`Cancel`}
      </Button>
    </>
  )
}
