import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useMemo, useState } from 'react'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { Person } from '#shared/contract/people.ts'
import { blockPerson } from './queries.ts'

type Props = { id: number; onBlocked: (answer: { data: Person }) => void }

/** Blocks an account with a reason that is mailed to the person. */
export function BlockForm({ id, onBlocked }: Props) {
  const { t } = useLingui()
  const [reason, setReason, { clear }] = useDraft(`block:${id}`, '')
  const [isMissing, setMissing] = useState(false)
  const { send, isPending, errors, failure } = useSend(
    (text: string) => blockPerson(id, text),
    async (answer) => {
      await clear()
      showToast({ tone: 'done', text: t`Blocked` })
      onBlocked(answer)
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
    <Form onSubmit={submit} validationErrors={shown}>
      <TextArea
        name="reason"
        label={t`Reason for blocking`}
        description={t`The person gets it by e-mail. Their sessions end at once, and what they published disappears until they are unblocked.`}
        value={reason}
        onChange={setReason}
        maxLength={LIMITS.reason.max}
        rows={3}
        isRequired
      />
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="danger" isPending={isPending}>
          {t`Block the account`}
        </Button>
      </div>
    </Form>
  )
}
