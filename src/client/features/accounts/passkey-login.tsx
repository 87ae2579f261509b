import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Token } from '#shared/contract/accounts.ts'
import styles from './login-page.module.css'
import { hasPasskeys, logInWithoutPassword } from './passkeys.ts'

/** The button that logs in with a passkey alone, in browsers that have them. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: (token: Token) => Promise<unknown> }) {
  const { t } = useLingui()
  // The server-rendered page has no button, because the server cannot know whether the browser supports passkeys.
  const [isOffered, setOffered] = useState(false)
  useEffect(() => setOffered(hasPasskeys()), [])
  const { send, isPending, failure } = useSend(logInWithoutPassword, onSignedIn)
  if (!isOffered) return null
  return (
    <div className={styles.passkey}>
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button variant="secondary" isPending={isPending} onPress={() => send()}>
        {t`Log in with a passkey`}
      </Button>
    </div>
  )
}
