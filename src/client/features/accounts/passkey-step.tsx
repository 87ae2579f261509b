import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Token } from '#shared/contract/accounts.ts'
import { takeSecondStepByPasskey } from './passkeys.ts'
import styles from './second-step.module.css'

type Props = { challenge: string; onSignedIn: (token: Token) => Promise<unknown>; children: ReactNode }

/** The second step of a login with a passkey; `children` are the buttons for other methods. */
export function PasskeyStep({ challenge, onSignedIn, children }: Props) {
  const { t } = useLingui()
  const { send, isPending, failure } = useSend(takeSecondStepByPasskey, onSignedIn)
  return (
    <div className={styles.passkey}>
      <p>
        <Trans>Confirm with your fingerprint, your face, the PIN of your device or a security key.</Trans>
      </p>
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button isPending={isPending} onPress={() => send(challenge)}>
        {t`Use a passkey`}
      </Button>
      {children}
    </div>
  )
}
