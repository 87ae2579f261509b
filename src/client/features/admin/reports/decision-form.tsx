import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { reportsKeys } from '#client/platform/cache/query-keys.ts'
import { saveDraft } from '#client/platform/device/drafts.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { REASON_CODES } from '#shared/contract/decision-reasons.ts'
import { DEFAULT_GROUND, type Ground } from '#shared/contract/grounds.ts'
import { LANGUAGE_NAMES } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { type Measure, PAUSE_DAYS, REPORT_MEASURES } from '#shared/contract/measures.ts'
import type { Report } from '#shared/contract/reports.ts'
import { MeasureFields } from '../measures/measure-fields.tsx'
import { type ChosenGround, ReadyReasons } from '../reasons/ready-reasons.tsx'
import { DECIDING } from '../undo/deciding.ts'
import { draftNames } from '../undo/draft-names.ts'
import type { Held } from '../undo/use-held-decisions.ts'
import { useLateRefusal } from '../use-late-refusal.ts'
import styles from './queue.module.css'

// Drafts of an earlier release have no measure, second text or ground.
type Draft = {
  decision: string
  reporterDecision?: string
  ground?: Ground | null
  remove: boolean
  measure?: Measure | null
  days?: number
}
/** What is removed with the decision. */
const REMOVAL: Record<Report['type'], MessageDescriptor> = {
  job: msg`Take the vacancy down if upheld`,
  offer: msg`Take the offer down if upheld`,
  message: msg`Remove the message for both people if upheld`,
  user: msg`Hide the profile and its photo if upheld`,
  bid: msg`Take the bid down if upheld: only its author still sees it`,
}

type Decision = Omit<EntryOf<'report-decision'>['body'], 'id' | 'objected_at' | 'additions_read'>
type Props = { report: Report; onDecided: (held: Held | null) => void }

/** The decision on a report, with a reason that reporter and author read. Stored as a draft until the server has it. */
export function DecisionForm({ report, onDecided }: Props) {
  const { t, i18n } = useLingui()
  const { id, type, subject, objection, additions = [] } = report
  const draftKey = draftNames.report(id)
  const [draft, setDraft, { clear }] = useDraft<Draft>(draftKey, {
    decision: '',
    // Hiding a whole profile is more than most reports about a person ask for.
    remove: type !== 'user',
    measure: null,
    days: PAUSE_DAYS,
  })
  // A standard reason changes several fields at once, before the next render.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const change = (changed: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changed }
    setDraft(latest.current)
  }
  const forReporter = draft.reporterDecision ?? ''
  const [missing, setMissing] = useState<readonly string[]>([])
  const options = {
    mutationKey: DECIDING,
    onRefused: useLateRefusal([reportsKeys.all], () => onDecided(null)),
  }
  const submission = useSubmit(async (result) => {
    await clear()
    const written = latest.current
    const restore = () => saveDraft(draftKey, written)
    onDecided(result === 'sent' ? { what: 'report', ids: [id], isApproval: false, restore } : null)
  }, options)
  const { isPending, errors, failure } = submission
  const send = (decision: Decision) =>
    submission.send({
      kind: 'report-decision',
      label: `${decision.state === 'upheld' ? t`Upheld` : t`Dismissed`}: ${subject.title}`,
      body: { id, ...decision, objected_at: objection?.created_at ?? null, additions_read: additions.length },
    })
  const shown = useMemo(
    () =>
      missing.length > 0
        ? Object.fromEntries(missing.map((field) => [field, [t`field cannot be empty`]]))
        : errors,
    [missing, errors, t],
  )
  const decision = draft.decision.trim()
  const { remove, measure, days = PAUSE_DAYS, ground = DEFAULT_GROUND } = draft
  const reporter_decision = differ(report) ? forReporter.trim() : ''
  const isTooLong = [decision, reporter_decision].some(({ length }) => length > LIMITS.reason.max)
  /** Shows which fields are empty. @returns whether the decision can be sent; a text that is too long shows its own error */
  const check = (state: Decision['state']) => {
    const isUngrounded = state === 'upheld' && ground === null
    setMissing([...(isUngrounded ? ['ground'] : []), ...(decision ? [] : ['decision'])])
    return decision !== '' && !isUngrounded && !isTooLong
  }
  const decide = (state: Decision['state']) => {
    if (!check(state) || isPending) return
    const reasons = { decision, ...(reporter_decision && { reporter_decision }) }
    if (state === 'dismissed') return send({ state, ...reasons, remove: false })
    send({ state, ...reasons, ...(ground && { ground }), remove, ...(measure && { measure, days }) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    decide('upheld')
  }
  return (
    <Form onSubmit={submit} onWrong={() => check('upheld')} validationErrors={shown}>
      <Reasons
        report={report}
        value={draft.decision}
        onChange={(decision) => change({ decision })}
        ground={{
          ground: draft.ground === undefined ? DEFAULT_GROUND : draft.ground,
          onGroundChange: (ground) => change({ ground }),
          remarks: subject.remarks ?? [],
        }}
        forReporter={forReporter}
        onChangeForReporter={(reporterDecision) => change({ reporterDecision })}
      />
      <Checkbox isSelected={draft.remove} onChange={(remove) => change({ remove })}>
        {i18n._(REMOVAL[type])}
      </Checkbox>
      {subject.author && (
        <MeasureFields
          measures={REPORT_MEASURES}
          measure={draft.measure ?? null}
          isOptional
          onMeasureChange={(measure) => change({ measure })}
          days={draft.days ?? PAUSE_DAYS}
          onDaysChange={(days) => change({ days })}
        />
      )}
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.decide}>
        <span data-shortcut="approve">
          <Button type="submit" variant="danger" isPending={isPending}>
            {t`Uphold report`}
          </Button>
        </span>
        <span data-shortcut="dismiss">
          <Button variant="secondary" isDisabled={isPending} onPress={() => decide('dismissed')}>
            {t`Dismiss report`}
          </Button>
        </span>
      </div>
    </Form>
  )
}

/** Whether author and reporter read different languages. */
const differ = ({ subject, reporter_language: other }: Report) =>
  subject.author_language !== null && other !== null && subject.author_language !== other

type ReasonsProps = {
  report: Report
  value: string
  onChange: (value: string) => void
  ground: ChosenGround
  forReporter: string
  onChangeForReporter: (value: string) => void
}

/** The reason, once for each language of those who get it by mail. */
function Reasons({ report, value, onChange, ground, forReporter, onChangeForReporter }: ReasonsProps) {
  const { t } = useLingui()
  const { subject, reporter_language } = report
  const language = subject.author_language ?? reporter_language
  const [ofAuthor, ofReporter] = [subject.author_language, reporter_language].map(
    (one) => one && LANGUAGE_NAMES[one],
  )
  const isTwo = differ(report)
  const readers = ofAuthor
    ? ofReporter
      ? t`Both the reporter and the author get the reason by e-mail. Language: ${ofAuthor}.`
      : t`Only the author gets the reason by e-mail (${ofAuthor}): the reporter has no confirmed address.`
    : ofReporter
      ? t`Only the reporter gets the reason by e-mail (${ofReporter}): the author has no confirmed address.`
      : t`No e-mail will be sent: neither of them has a confirmed address.`
  const words = { max: LIMITS.reason.max, rows: 3 }
  const other = { language: reporter_language, value: forReporter, onChange: onChangeForReporter }
  return (
    <>
      <ReadyReasons
        codes={REASON_CODES}
        {...{ language, value, onChange, ground }}
        other={isTwo ? other : undefined}
      />
      <LimitedTextArea
        {...words}
        name="decision"
        label={isTwo ? t`Reason for the author (${ofAuthor})` : t`Reason`}
        description={isTwo ? t`The author gets it by e-mail.` : readers}
        value={value}
        onChange={onChange}
        isRequired
      />
      {isTwo && (
        <LimitedTextArea
          {...words}
          name="reporter_decision"
          label={t`Text for the reporter (${ofReporter})`}
          description={t`The reporter gets it by e-mail. If you leave this empty, they get the same text as the author.`}
          value={forReporter}
          onChange={onChangeForReporter}
        />
      )}
    </>
  )
}
