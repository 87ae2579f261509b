import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { REASONS } from '#client/domain/report-reasons.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import { REPORT_TEXT, type ReportReason } from '#shared/contract/reports.ts'
import { ownReportQueryOptions } from './queries.ts'
import { emptyReport, findMissingFields, type Subject, toReport } from './report-draft.ts'
import styles from './reports.module.css'

// Public pages load only what they show at once.
await loadAllWords()

type Props = { subject: Subject; title: string; onSent: () => void }

/** The form of a report. Stored as a draft until the server has it. */
export function ReportForm({ subject, title, onSent }: Props) {
  const { t, i18n } = useLingui()
  const viewer = useViewer()
  const isSignedIn = viewer.userId !== null
  const earlier = useQuery(ownReportQueryOptions(viewer, subject)).data?.data
  const [first] = useState(() => emptyReport(crypto.randomUUID()))
  const [draft, setDraft, { clear, restored }] = useDraft(`report:${subject.type}:${subject.id}`, first)
  const [missing, setMissing] = useState<Record<string, string[]>>({})
  const { send, isPending, errors, failure } = useSubmit(async () => {
    await clear()
    onSent()
  })
  /** Shows which fields are missing. @returns whether none is */
  const check = () => {
    const fields = findMissingFields(draft, isSignedIn)
    const problemOf = (field: string) =>
      field === 'reason' ? t`Please choose a reason` : t`field cannot be empty`
    setMissing(Object.fromEntries(fields.map((field) => [field, [problemOf(field)]])))
    return fields.length === 0
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check() || isPending) return
    const body = toReport(subject, draft, isSignedIn)
    send({ kind: 'report', label: title, body, id: draft.key, isUnsent: !restored })
  }
  const shown = useMemo(() => (Object.keys(missing).length > 0 ? missing : errors), [missing, errors])
  return (
    <Form onSubmit={submit} onWrong={check} validationErrors={shown} className={styles.form}>
      {earlier && <Earlier at={earlier.created_at} />}
      <RadioGroup
        name="reason"
        label={t`What is wrong with it?`}
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason: reason as ReportReason })}
        options={(Object.keys(REASONS) as ReportReason[]).map((reason) => ({
          value: reason,
          label: i18n._(REASONS[reason]),
        }))}
        isRequired
      />
      <LimitedTextArea
        name="text"
        label={t`What did you see?`}
        description={t`The exact words or place help us decide.`}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        max={REPORT_TEXT}
        isRequired={draft.reason === 'other'}
      />
      {!isSignedIn && (
        <LimitedTextField
          name="email"
          type="email"
          label={t`E-mail`}
          description={t`We will send you the decision there. Nobody else will see this address.`}
          value={draft.email}
          onChange={(email) => setDraft({ ...draft, email })}
          autoComplete="email"
          autoCapitalize="none"
          max={LIMITS.email}
          isRequired={draft.reason !== 'child_protection'}
        />
      )}
      <p className={styles.soft}>
        <Trans>
          By sending this report, you confirm that you believe in good faith that it is accurate and complete.
        </Trans>
      </p>
      <FailureNotice>{failure}</FailureNotice>
      <Button type="submit" icon={<Icon name="flag" size={20} />} isPending={isPending}>
        {t`Send report`}
      </Button>
    </Form>
  )
}

/** Says that an own report of this is under review. A second one is allowed: it may say what the first has not. */
function Earlier({ at }: { at: string }) {
  const { t } = useLingui()
  return (
    <Notice role="status" title={t`You reported this on ${formatDate(at)}`}>
      <Trans>
        We are still reviewing it and will tell you the decision. If you have something to add, send another
        report.
      </Trans>
    </Notice>
  )
}
