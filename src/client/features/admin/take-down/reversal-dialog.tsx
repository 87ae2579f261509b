import { useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Statement } from '#shared/contract/grounds.ts'
import { ReasonForm } from '../reasons/reason-form.tsx'
import styles from './take-down.module.css'

export type ReversalProps<Answer> = {
  /** The question that the dialog asks. */
  title: string
  /** The name under which the device keeps the unsent reason. */
  draft: string
  isOpen: boolean
  onClose: () => void
  /** Who reads the reason, and the button, if nothing is shown again but something else taken back. */
  words?: { readers: string; confirm: string }
  send: (reason: string) => Promise<Answer>
  onReversed: (answer: Answer, statement: Statement) => void
}

/** Reverses a decision against a person or their content, with a reason for staff. */
export function ReversalDialog<Answer>({
  title,
  draft,
  isOpen,
  onClose,
  words,
  send,
  onReversed,
}: ReversalProps<Answer>) {
  const { t } = useLingui()
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
        send={({ reason }) => send(reason)}
        onSent={(answer, statement) => {
          onClose()
          if (!words) showToast({ tone: 'done', text: t`Shown again` })
          onReversed(answer, statement)
        }}
      />
    </Dialog>
  )
}
