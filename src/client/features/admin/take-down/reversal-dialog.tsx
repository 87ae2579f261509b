import { useLingui } from '@lingui/react/macro'
import { moderationKeys, personKeys } from '#client/platform/cache/query-keys.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Statement } from '#shared/contract/grounds.ts'
import { ReasonForm } from '../reasons/reason-form.tsx'
import { useLateRefusal } from '../use-late-refusal.ts'
import styles from './take-down.module.css'

export type ReversalProps = {
  /** The question that the dialog asks. */
  title: string
  /** The name under which the device keeps the unsent reason. */
  draft: string
  isOpen: boolean
  onClose: () => void
  /** Who reads the reason, and the button, if nothing is shown again but something else taken back. */
  words?: { readers: string; confirm: string }
  /** What is shown again or unblocked, in the outbox. */
  subject: string
  reversal: Omit<EntryOf<'decision-reversal'>['body'], 'reason'>
  /** Called when the server has the reversal. */
  onReversed?: (statement: Statement) => void
}

/** Reverses a decision against a person or their content, with a reason for staff. */
export function ReversalDialog({
  title,
  draft,
  isOpen,
  onClose,
  words,
  subject,
  reversal,
  onReversed,
}: ReversalProps) {
  const { t } = useLingui()
  const refuse = useLateRefusal([moderationKeys.all, personKeys.all], onClose)
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onClose} isDismissable={false}>
      <ReasonForm
        draft={draft}
        language={null}
        codes={[]}
        description={words?.readers ?? t`Only staff can read it. The person is told that it is shown again.`}
        rows={3}
        buttons={(isPending) => (
          <div className={styles.buttons}>
            <Button variant="secondary" onPress={onClose}>
              {t`Cancel`}
            </Button>
            <Button type="submit" isPending={isPending}>
              {words?.confirm ?? t`Show again`}
            </Button>
          </div>
        )}
        entryOf={({ reason }) => ({
          kind: 'decision-reversal',
          label: subject,
          body: { ...reversal, reason },
        })}
        onRefused={refuse}
        onDone={(result, statement) => {
          onClose()
          if (result === 'sent') onReversed?.(statement)
        }}
      />
    </Dialog>
  )
}
