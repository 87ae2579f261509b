import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { resendConfirmation } from './entry-mutations.ts'
import styles from './resend-button.module.css'

/** Requests the confirmation mail again and shows the result. */
export function ResendButton() {
  const { t } = useLingui()
  const outcome = useRef<HTMLParagraphElement>(null)
  const resend = useMutation({
    mutationFn: resendConfirmation,
    // The pressed button disappears; without this the keyboard would start at the top of the page.
    onSuccess: () => outcome.current?.focus({ preventScroll: true }),
  })
  return (
    <div className={styles.resend}>
      {!resend.isSuccess && (
        <>
          <NeedsServer isButton />
          <Button
            variant="secondary"
            size="small"
            isPending={resend.isPending}
            onPress={() => resend.mutate()}
          >
            {t`Send again`}
          </Button>
        </>
      )}
      <p role="status" tabIndex={-1} ref={outcome} className={styles.outcome}>
        {resend.isSuccess && (
          <Trans>Sent. If nothing arrives within 5&nbsp;minutes, check your spam folder.</Trans>
        )}
        {resend.error && failureText(resend.error)}
      </p>
    </div>
  )
}
