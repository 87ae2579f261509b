import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { mailsKey, retryMail } from './queries.ts'

/** Sends a failed mail again. */
export function RetryButton({ id }: { id: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { send, isPending, failure } = useSend(retryMail, () => {
    showToast({ tone: 'done', text: t`The e-mail will be sent again in a moment` })
    void client.invalidateQueries({ queryKey: overviewKeys.all })
    return client.invalidateQueries({ queryKey: mailsKey })
  })
  return (
    <>
      <Button variant="secondary" isPending={isPending} onPress={() => send(id)}>
        {t`Send again`}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </>
  )
}
