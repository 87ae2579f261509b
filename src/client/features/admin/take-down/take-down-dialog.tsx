import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useMemo, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { ReadyReasons } from '../reasons/ready-reasons.tsx'
import styles from './take-down.module.css'
import { type TakeDownTarget, takeDown } from './take-down-call.ts'

type Props = { target: TakeDownTarget; isOpen: boolean; onClose: () => void; onDone: () => void }

/** Takes a vacancy or offer down with a reason, which is mailed to the author. */
export function TakeDownDialog({ target, isOpen, onClose, onDone }: Props) {
  const { t } = useLingui()
  const [reason, setReason, { clear }] = useDraft(`take-down:${target.type}:${target.id}`, '')
  const [isMissing, setMissing] = useState(false)
  const { send, isPending, errors, failure } = useSend(
    (text: string) => takeDown(target, text),
    async () => {
      await clear()
      onClose()
      showToast({ tone: 'done', text: t`Taken down` })
      onDone()
    },
  )
  const shown = useMemo(
    () => (isMissing ? { reason: [t`field cannot be empty`] } : errors),
    [isMissing, errors, t],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = reason.trim()
    setMissing(text === '')
    if (text && !isPending) send(text)
  }
  return (
    <Dialog
      title={t`Take “${target.title}” down?`}
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={false}
    >
      <Form onSubmit={submit} validationErrors={shown}>
        <NeedsServer />
        <ReadyReasons
          language={target.language}
          codes={[
            'fraud',
            'asks_for_money',
            'discriminatory',
            'pay_too_low',
            'contact_data',
            'spam',
            'insult',
          ]}
          value={reason}
          onChange={setReason}
        />
        <LimitedTextArea
          name="reason"
          label={t`Reason`}
          description={t`The author gets it by e-mail, with what they can do about it.`}
          value={reason}
          onChange={setReason}
          max={LIMITS.reason.max}
          rows={4}
          isRequired
        />
        <FailureNotice>{failure}</FailureNotice>
        <div className={styles.buttons}>
          <Button type="submit" variant="danger" isPending={isPending}>
            {t`Take down`}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {t`Cancel`}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
