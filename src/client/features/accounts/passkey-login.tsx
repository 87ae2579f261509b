import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import type { Token } from '#shared/contract/accounts.ts'
import { hasPasskeys } from './has-passkeys.ts'
import styles from './login-page.module.css'
import { SignInFailure } from './sign-in-failure.tsx'

const logIn = async () => (await import('./passkeys.ts')).logInWithoutPassword()

/** The button that logs in with a passkey alone, in browsers that have them. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: (token: Token) => Promise<unknown> }) {
  const { t } = useLingui()
  // The server-rendered page has no button, because the server cannot know whether the browser supports passkeys.
  const [isOffered, setOffered] = useState(false)
  useEffect(() => setOffered(hasPasskeys()), [])
  const { send, isPending, failure, error } = useSend(logIn, onSignedIn)
  if (!isOffered) return null
  return (
    <div className={styles.passkey}>
      <NeedsServer isButton />
      <SignInFailure failure={failure} error={error} />
      <Button variant="secondary" isPending={isPending} onPress={() => send()}>
        {t`Log in with a passkey`}
      </Button>
    </div>
  )
}
