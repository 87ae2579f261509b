import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useMemo, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { REASON_CODES } from '#shared/contract/decision-reasons.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { MEASURES, type Measure } from '#shared/contract/measures.ts'
import type { Report } from '#shared/contract/reports.ts'
import { MeasureFields } from '../measures/measure-fields.tsx'
import { ReadyReasons } from '../reasons/ready-reasons.tsx'
import { DECIDING } from '../use-waiting-decisions.ts'
import styles from './queue.module.css'

// Drafts of an earlier release have no measure.
type Draft = { decision: string; remove: boolean; measure?: Measure | null; days?: number }
type Decision = Omit<EntryOf<'report-decision'>['body'], 'id' | 'objected_at'>
type Props = { report: Report; onDecided: () => void }

/** The decision on a report, with a reason that reporter and author read. Stored as a draft until the server has it. */
export function DecisionForm({ report, onDecided }: Props) {
  const { t } = useLingui()
  const { id, type, subject, objection } = report
  const canRemove = type === 'job' || type === 'offer'
  const [draft, setDraft, { clear }] = useDraft<Draft>(`report-decision:${id}`, {
    decision: '',
    remove: canRemove,
    measure: null,
    days: 7,
  })
  const [isMissing, setMissing] = useState(false)
  const submission = useSubmit(async () => {
    await clear()
    onDecided()
  }, DECIDING)
  const { isPending, errors, failure } = submission
  const send = (decision: Decision) =>
    submission.send({
      kind: 'report-decision',
      label: `${decision.state === 'upheld' ? t`Upheld` : t`Dismissed`}: ${subject.title}`,
      body: { id, ...decision, objected_at: objection?.created_at ?? null },
    })
  const shown = useMemo(
    () => (isMissing ? { decision: [t`field cannot be empty`] } : errors),
    [isMissing, errors, t],
  )
  const decide = (state: Decision['state']) => {
    const decision = draft.decision.trim()
    setMissing(decision === '')
    if (!decision || isPending) return
    const { remove, measure, days = 7 } = draft
    if (state === 'dismissed') return send({ state, decision, remove: false })
    send({ state, decision, remove, ...(measure && { measure, days }) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    decide('upheld')
  }
  return (
    <Form onSubmit={submit} validationErrors={shown}>
      <ReadyReasons
        language={subject.author_language}
        codes={REASON_CODES}
        value={draft.decision}
        onChange={(decision) => setDraft({ ...draft, decision })}
      />
      <LimitedTextArea
        name="decision"
        label={t`Reason`}
        description={t`Both the reporter and the author get the reason by e-mail.`}
        value={draft.decision}
        onChange={(decision) => setDraft({ ...draft, decision })}
        max={LIMITS.reason.max}
        rows={3}
        isRequired
      />
      {canRemove && (
        <Checkbox isSelected={draft.remove} onChange={(remove) => setDraft({ ...draft, remove })}>
          {type === 'job' ? t`Take the vacancy down if upheld` : t`Take the offer down if upheld`}
        </Checkbox>
      )}
      {subject.author && (
        <MeasureFields
          measures={MEASURES}
          measure={draft.measure ?? null}
          isOptional
          onMeasureChange={(measure) => setDraft({ ...draft, measure })}
          days={draft.days ?? 7}
          onDaysChange={(days) => setDraft({ ...draft, days })}
        />
      )}
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.decide}>
        <span data-shortcut="approve">
          <Button type="submit" variant="danger" isPending={isPending}>
            {t`Uphold the report`}
          </Button>
        </span>
        <span data-shortcut="dismiss">
          <Button variant="secondary" isDisabled={isPending} onPress={() => decide('dismissed')}>
            {t`Dismiss the report`}
          </Button>
        </span>
      </div>
    </Form>
  )
}
