import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { deleteUserDatabase } from '#client/platform/device/storage/stores.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import styles from './login-page.module.css'
import { sealedWorkQueryOptions } from './queries.ts'

/** Shows that this device stores encrypted unsent work of an ended session, and deletes it on request. */
export function SealedWork() {
  const { t } = useLingui()
  const sealed = useQuery(sealedWorkQueryOptions)
  const removing = useMutation({
    mutationFn: () => Promise.all((sealed.data ?? []).map(deleteUserDatabase)),
    onSuccess: () => sealed.refetch(),
  })
  if (!sealed.data?.length) return null
  return (
    <Notice
      icon="outbox"
      className={styles.notice}
      actions={
        <Button
          variant="secondary"
          size="small"
          isPending={removing.isPending}
          onPress={() => removing.mutate()}
        >
          {t`Remove it`}
        </Button>
      }
    >
      <Trans>
        Drafts or unsent messages from an account are stored on this device in encrypted form. They will
        appear when someone logs in to that account.
      </Trans>
    </Notice>
  )
}
