import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import type { ReasonCode } from '#shared/contract/decision-reasons.ts'
import { DEFAULT_GROUND, type Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { VacancyRemark } from '#shared/contract/vacancies.ts'
import { DECIDING } from '../use-waiting-decisions.ts'
import { ReadyReasons } from './ready-reasons.tsx'
import { useStatementDraft } from './use-statement-draft.ts'

type Props<Answer> = {
  /** The name under which the device keeps the unsent reason. */
  draft: string
  /** The language of the recipient, null when unknown. */
  language: Language | null
  /** The offered reasons, in this order. */
  codes: readonly ReasonCode[]
  /** Who reads the reason. */
  description: string
  rows: number
  /** Fields before the reason. */
  children?: ReactNode
  /** Whether the decision waits in the outbox without a connection. */
  isQueued?: boolean
  buttons: (isPending: boolean) => ReactNode
  /** Whether the moderator chooses what the decision rests on. */
  hasGround?: boolean
  /** On the vacancy that the measure is against. */
  remarks?: readonly VacancyRemark[] | undefined
  send: (statement: Statement) => Promise<Answer>
  onSent: (answer: Answer, statement: Statement) => void
}

/** A form with a mandatory reason, for a measure of staff. The reason stays on the device until it is sent. */
export function ReasonForm<Answer>(props: Props<Answer>) {
  const { t } = useLingui()
  const { reason, setReason, ground, setGround, clear } = useStatementDraft(props.draft)
  const [missing, setMissing] = useState<readonly string[]>([])
  const { send, isPending, errors, failure } = useSend(
    props.send,
    async (answer, statement) => {
      setReason('')
      setGround(DEFAULT_GROUND)
      await clear()
      props.onSent(answer, statement)
    },
    DECIDING,
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
    if (text && chosen && !isPending) send({ reason: text, ground: chosen })
  }
  return (
    <Form onSubmit={submit} onWrong={check} validationErrors={shown}>
      {!props.isQueued && <NeedsServer />}
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
        label={t`Reason`}
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
