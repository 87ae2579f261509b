import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { dismissMail, mailsKey, retryMail } from './queries.ts'

/** Sends a failed mail again. */
export function RetryButton({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <MailButton
      id={id}
      call={retryMail}
      label={t`Send again`}
      done={t`The e-mail will be sent again in a moment`}
    />
  )
}

/** Dismisses a failed mail: it is not tried again and no longer counts as failed. */
export function DismissButton({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <MailButton
      id={id}
      call={dismissMail}
      label={t`Dismiss the e-mail`}
      done={t`The e-mail is dismissed and will not be sent again`}
    />
  )
}

type Props = { id: string; call: typeof retryMail; label: string; done: string }

function MailButton({ id, call, label, done }: Props) {
  const client = useQueryClient()
  const { send, isPending, failure } = useSend(call, () => {
    showToast({ tone: 'done', text: done })
    void client.invalidateQueries({ queryKey: overviewKeys.all })
    return client.invalidateQueries({ queryKey: mailsKey })
  })
  return (
    <>
      <Button variant="secondary" isPending={isPending} onPress={() => send(id)}>
        {label}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </>
  )
}
