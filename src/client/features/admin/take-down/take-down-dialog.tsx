import { useLingui } from '@lingui/react/macro'
import { moderationKeys, personKeys } from '#client/platform/cache/query-keys.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { ReasonCode } from '#shared/contract/decision-reasons.ts'
import { ReasonForm } from '../reasons/reason-form.tsx'
import { draftNames } from '../undo/draft-names.ts'
import { saveStatement } from '../undo/save-statement.ts'
import type { Held } from '../undo/use-held-decisions.ts'
import { useLateRefusal } from '../use-late-refusal.ts'
import styles from './take-down.module.css'
import type { TakeDownTarget } from './take-down-target.ts'

const REASONS: readonly ReasonCode[] = [
  'fraud',
  'asks_for_money',
  'discriminatory',
  'pay_too_low',
  'contact_data',
  'spam',
  'insult',
]

type Props = {
  target: TakeDownTarget
  isOpen: boolean
  onClose: () => void
  onDone: (held: Held) => void
}

/** Takes a vacancy or offer down with a reason, which is mailed to the author. */
export function TakeDownDialog({ target, isOpen, onClose, onDone }: Props) {
  const { t } = useLingui()
  const { type, id, title, version } = target
  const draft = draftNames.takeDown(type, id)
  const refuse = useLateRefusal([moderationKeys.all, personKeys.all], onClose)
  return (
    <Dialog title={t`Take “${title}” down?`} isOpen={isOpen} onOpenChange={onClose} isDismissable={false}>
      <ReasonForm
        draft={draft}
        language={target.language}
        codes={REASONS}
        description={t`The author gets the reason by e-mail, and is told what they can do about it.`}
        rows={4}
        buttons={(isPending) => (
          <div className={styles.buttons}>
            <Button variant="secondary" onPress={onClose}>
              {t`Cancel`}
            </Button>
            <Button type="submit" variant="danger" isPending={isPending}>
              {t`Take down`}
            </Button>
          </div>
        )}
        hasGround
        remarks={target.remarks}
        entryOf={(statement) => ({
          kind: 'take-down',
          label: title,
          body: {
            type: type === 'vacancies' ? 'vacancy' : 'offer',
            id,
            ...(version !== undefined && { version }),
            ...statement,
          },
        })}
        onRefused={refuse}
        onDone={(result, statement) => {
          onClose()
          if (result !== 'sent') return
          onDone({ ids: [id], isApproval: false, what: type, restore: () => saveStatement(draft, statement) })
        }}
      />
    </Dialog>
  )
}
