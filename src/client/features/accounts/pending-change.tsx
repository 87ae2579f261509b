import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import styles from './account-form.module.css'

/** Says that a change of address or phone number waits for the link in a mail, with a button that cancels it. */
export function PendingChange({ cancel, children }: { cancel: () => Promise<unknown>; children: ReactNode }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const cancelling = useMutation({
    mutationFn: cancel,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserKeys.all }),
  })
  return (
    <Notice
      tone="amber"
      icon="mail"
      role="status"
      className={styles.present}
      actions={
        <Button
          variant="secondary"
          size="small"
          isPending={cancelling.isPending}
          onPress={() => cancelling.mutate()}
        >
          {t`Cancel the change`}
        </Button>
      }
    >
      {cancelling.error ? failureText(cancelling.error) : children}
      <NeedsServer isButton />
    </Notice>
  )
}
