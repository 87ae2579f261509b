import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import type { NewEntry } from '#client/platform/outbox/entry.ts'
import type { SubmitResult } from '#client/platform/outbox/submit.ts'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import type { ReasonCode } from '#shared/contract/decision-reasons.ts'
import { DEFAULT_GROUND, type Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { VacancyRemark } from '#shared/contract/vacancies.ts'
import { DECIDING } from '../undo/deciding.ts'
import { ReadyReasons } from './ready-reasons.tsx'
import { useStatementDraft } from './use-statement-draft.ts'

type Props = {
  /** The name under which the device keeps the unsent reason. */
  draft: string
  /** The language of the recipient, null when unknown. */
  language: Language | null
  /** The offered reasons, in this order; none for a note, which only staff read, in their language. */
  codes: readonly ReasonCode[]
  /** The label of the text, if it is no reason. */
  label?: string | undefined
  /** Who reads the reason. */
  description: string
  rows: number
  /** Fields before the reason. */
  children?: ReactNode
  buttons: (isPending: boolean) => ReactNode
  /** Whether the moderator chooses what the decision rests on. */
  hasGround?: boolean
  /** On the vacancy that the measure is against. */
  remarks?: readonly VacancyRemark[] | undefined
  /** The decision as an entry of the outbox. */
  entryOf: (statement: Statement) => NewEntry
  /** Called with a refusal, which it throws again. */
  onRefused?: (error: unknown) => never
  /** Called when the server has the decision, or when it waits on the device. */
  onDone: (result: SubmitResult, statement: Statement) => void
}

/**
 * A form with a mandatory reason, for a decision of staff. The reason stays on the device until the outbox or the server
 * has it.
 */
export function ReasonForm(props: Props) {
  const { t } = useLingui()
  const { reason, setReason, ground, setGround, clear } = useStatementDraft(props.draft)
  const [missing, setMissing] = useState<readonly string[]>([])
  const submitted = useRef<Statement>({ reason: '', ground: DEFAULT_GROUND })
  const { send, isPending, errors, failure } = useSubmit(
    async (result) => {
      // What was typed while it was being sent is the reason of another decision.
      if (reason.trim() === submitted.current.reason) {
        setReason('')
        setGround(DEFAULT_GROUND)
        await clear()
      }
      props.onDone(result, submitted.current)
    },
    { mutationKey: DECIDING, ...(props.onRefused && { onRefused: props.onRefused }) },
  )
  const shown = useMemo(
    () =>
      missing.length > 0
        ? Object.fromEntries(missing.map((field) => [field, [t`field cannot be empty`]]))
        : errors,
    [missing, errors, t],
  )
  const text = reason.trim()
  const chosen = props.hasGround ? ground : DEFAULT_GROUND
  const check = () => setMissing([...(chosen ? [] : ['ground']), ...(text ? [] : ['reason'])])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check()
    if (!text || !chosen || isPending) return
    submitted.current = { reason: text, ground: chosen }
    send(props.entryOf(submitted.current))
  }
  return (
    <Form onSubmit={submit} onWrong={check} validationErrors={shown}>
      {props.children}
      <ReadyReasons
        language={props.language}
        codes={props.codes}
        value={reason}
        onChange={setReason}
        ground={
          props.hasGround ? { ground, onGroundChange: setGround, remarks: props.remarks ?? [] } : undefined
        }
      />
      <LimitedTextArea
        name="reason"
        label={props.label ?? t`Reason`}
        description={props.description}
        value={reason}
        onChange={setReason}
        max={LIMITS.reason.max}
        rows={props.rows}
        isRequired
      />
      <FailureNotice>{failure}</FailureNotice>
      {props.buttons(isPending)}
    </Form>
  )
}
