import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { Answer, RenderPersonForm } from './owner-form.ts'

type Props = {
  renderOwnerForm: RenderPersonForm
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
  send: (reason: string, proof: OwnerProof) => Promise<Answer>
  onSent: (answer: Answer) => void
}

/**
 * The form of an action for which staff must have identified a person. It opens by a button, and asks for the
 * administrator's password.
 */
export function IdentifiedForm(props: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason, { clear }] = useDraft(props.draft, '')
  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {props.label}
      </Button>
      {isOpen &&
        props.renderOwnerForm({
          label: props.submitLabel,
          variant: 'danger',
          fields: { ...props.fields, reason },
          children: (
            <>
              <p>{props.explanation}</p>
              {props.children}
              <LimitedTextArea
                label={t`How was the person identified?`}
                name="reason"
                max={LIMITS.reason.max}
                isRequired
                value={reason}
                onChange={setReason}
              />
            </>
          ),
          send: (proof) => props.send(reason.trim(), proof),
          onSent: async (answer) => {
            showToast({ tone: 'done', text: t`Done` })
            setOpen(false)
            setReason('')
            await clear()
            props.onSent(answer)
          },
        })}
    </>
  )
}
