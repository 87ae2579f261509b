import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSend } from '#client/platform/forms/use-send.ts'
import { type OutboxEntry, whatOf } from '#client/platform/outbox/entry.ts'
import { discardedBody, isPerhapsSent } from '#client/platform/outbox/queue.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { EntryNotice } from './entry-notice.tsx'
import { storingFailureText } from './storing-failure.ts'
import styles from './waiting-entry.module.css'

type DialogProps = {
  entry: OutboxEntry
  isOpen: boolean
  onCancel: () => void
  onDiscard: () => Promise<void>
  /** What happens to an entry that may have arrived. By default it stays on the server. */
  ifSent?: ReactNode
}

/** Asks before the text of a whole form, or one that may have arrived, is discarded. */
export function DiscardDialog({ entry, isOpen, onCancel, onDiscard, ifSent }: DialogProps) {
  const { t } = useLingui()
  const { send, reset, isPending, error } = useSend(onDiscard, () => undefined)
  return (
    <QuestionDialog
      title={t`Discard this text?`}
      cancelLabel={t`Keep`}
      actLabel={t`Discard`}
      isOpen={isOpen}
      isPending={isPending}
      failure={error && storingFailureText(error)}
      onCancel={() => {
        reset()
        onCancel()
      }}
      onAct={() => send()}
    >
      <p>
        {discardedBody(entry) ? (
          <Trans>
            This may have reached us already. If so, it will be deleted on our server too as soon as you have
            a connection.
          </Trans>
        ) : isPerhapsSent(entry) ? (
          (ifSent ?? (
            <Trans>This may have reached us already. Discarding it deletes it from this device only.</Trans>
          ))
        ) : (
          <Trans>What you wrote has not been sent and will be deleted from this device.</Trans>
        )}
      </p>
    </QuestionDialog>
  )
}

/** A discarded entry that may have arrived: it waits until it is deleted on the server too. */
export function Discarded({ entry, onUndo }: { entry: OutboxEntry; onUndo: () => Promise<unknown> }) {
  const { t, i18n } = useLingui()
  const { send, isPending, error } = useSend(onUndo, () => undefined)
  return (
    <div className={styles.entry}>
      <p>{i18n._(whatOf(entry))}</p>
      <Notice tone="amber" title={<Trans>Discarded</Trans>}>
        <Trans>
          This may have reached us already. If so, it will be deleted on our server too as soon as you have a
          connection.
        </Trans>
      </Notice>
      <EntryNotice entry={entry} />
      <FailureNotice>{error && storingFailureText(error)}</FailureNotice>
      {entry.state !== 'sending' && !entry.isTakenBack && (
        <Button size="small" variant="secondary" isPending={isPending} onPress={() => send()}>
          {t`Undo`}
        </Button>
      )}
    </div>
  )
}
