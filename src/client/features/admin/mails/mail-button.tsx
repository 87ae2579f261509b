import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { SECOND_MS } from '#shared/durations.ts'
import styles from './mails.module.css'
import { dismissMail, mailsKey, retryMail, retryMails } from './queries.ts'

// By then the queue has tried, and the mail is in another list.
const TRIED_MS = 3 * SECOND_MS

/** Sends a failed mail again. */
export function RetryButton({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <MailButton
      call={() => retryMail(id)}
      label={t`Send again`}
      done={t`The e-mail will be sent again in a moment`}
    />
  )
}

/** Sends all failed mails again. */
export function RetryAllButton() {
  const { t } = useLingui()
  return (
    <div className={styles.all}>
      <MailButton call={retryMails} label={t`Send all again`} done={t`The e-mails will be sent again soon`} />
    </div>
  )
}

/** Dismisses a failed mail: it is not tried again and no longer counts as failed. */
export function DismissButton({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <MailButton
      call={() => dismissMail(id)}
      label={t`Dismiss the e-mail`}
      done={t`The e-mail is dismissed and will not be sent again`}
    />
  )
}

type Props = { call: () => Promise<unknown>; label: string; done: string }

function MailButton({ call, label, done }: Props) {
  const client = useQueryClient()
  const { send, isPending, failure } = useSend(call, () => {
    showToast({ tone: 'done', text: done })
    const refetch = () => {
      void client.invalidateQueries({ queryKey: overviewKeys.all })
      return client.invalidateQueries({ queryKey: mailsKey })
    }
    setTimeout(refetch, TRIED_MS)
    return refetch()
  })
  return (
    <>
      <Button variant="secondary" isPending={isPending} onPress={() => send()}>
        {label}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </>
  )
}
