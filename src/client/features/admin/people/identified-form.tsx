import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { Person } from '#shared/contract/people.ts'

type Answer = { data: Person }

type Props = {
  /** The name under which the device keeps the unsent reason. */
  draft: string
  /** The button that opens the form. */
  label: string
  explanation: ReactNode
  /** Fields before the reason, with the values that must not be empty. */
  children?: ReactNode
  fields?: Record<string, string>
  submitLabel: string
  /** `reason` states how staff have verified the identity. */
  send: (reason: string) => Promise<Answer>
  onSent: (answer: Answer) => void
}

/** The form of an action for which staff must have identified a person. It opens by a button. */
export function IdentifiedForm(props: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason, { clear }] = useDraft(props.draft, '')
  const [missing, setMissing] = useState<readonly string[]>([])
  const { send, isPending, errors, failure } = useSend(props.send, async (answer) => {
    showToast({ tone: 'done', text: t`Done` })
    setOpen(false)
    setReason('')
    await clear()
    props.onSent(answer)
  })
  const shown = useMemo(
    () =>
      missing.length > 0
        ? Object.fromEntries(missing.map((name) => [name, [t`field cannot be empty`]]))
        : errors,
    [missing, errors, t],
  )
  const submit = () => {
    const values = { ...props.fields, reason }
    const blank = Object.entries(values).flatMap(([name, value]) => (value.trim() ? [] : [name]))
    setMissing(blank)
    if (blank.length === 0 && !isPending) send(reason.trim())
  }
  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {props.label}
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
          <p>{props.explanation}</p>
          {props.children}
          <TextArea
            label={t`How was the person identified?`}
            name="reason"
            maxLength={LIMITS.reason.max}
            isRequired
            value={reason}
            onChange={setReason}
          />
          <FailureNotice>{failure}</FailureNotice>
          <Button type="submit" variant="danger" isPending={isPending}>
            {props.submitLabel}
          </Button>
        </Form>
      )}
    </>
  )
}
