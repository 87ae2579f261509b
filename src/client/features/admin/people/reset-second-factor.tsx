import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { Person } from '#shared/contract/people.ts'
import { resetSecondFactor } from './queries.ts'

type Props = { id: number; onReset: (answer: { data: Person }) => void }

/** Removes the second factor of a user who has lost it, after staff have verified the user's identity. */
export function ResetSecondFactor({ id, onReset }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { send, isPending, errors, failure } = useSend(
    (text: string) => resetSecondFactor(id, text),
    (answer) => {
      showToast({ tone: 'done', text: t`Done` })
      onReset(answer)
    },
  )
  const shown = useMemo(
    () => (isMissing ? { reason: [t`field cannot be empty`] } : errors),
    [isMissing, errors, t],
  )
  const submit = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() && !isPending) send(reason.trim())
  }
  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {t`Reset two-step login`}
      </Button>
      {isOpen && (
        <Form
          validationErrors={shown}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <NeedsServer />
          <p>
            <Trans>
              Only if you are sure who this person is. An e-mail alone is not enough. All devices will be
              logged out, and the person will be told by e-mail.
            </Trans>
          </p>
          <TextArea
            label={t`How was the person identified?`}
            name="reason"
            maxLength={LIMITS.reason.max}
            isRequired
            value={reason}
            onChange={setReason}
          />
          {failure && (
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          )}
          <Button type="submit" variant="danger" isPending={isPending}>
            {t`Remove the second step`}
          </Button>
        </Form>
      )}
    </>
  )
}
