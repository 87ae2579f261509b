import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import type { Token } from '#shared/contract/accounts.ts'
import { takeSecondStepByPasskey } from './passkeys.ts'
import styles from './second-step.module.css'
import { SignInFailure } from './sign-in-failure.tsx'

type Props = { challenge: string; onSignedIn: (token: Token) => Promise<unknown>; children: ReactNode }

/** The second step of a login with a passkey; `children` are the buttons for other methods. */
export function PasskeyStep({ challenge, onSignedIn, children }: Props) {
  const { t } = useLingui()
  const { send, isPending, failure, error } = useSend(takeSecondStepByPasskey, onSignedIn)
  return (
    <div className={styles.passkey}>
      <p>
        <Trans>Confirm with your fingerprint, your face, the PIN of your device or a security key.</Trans>
      </p>
      <NeedsServer isButton />
      <SignInFailure failure={failure} error={error} />
      <Button isPending={isPending} onPress={() => send(challenge)}>
        {t`Use a passkey`}
      </Button>
      {children}
    </div>
  )
}
