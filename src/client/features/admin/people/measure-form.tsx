import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useMemo, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { MEASURES, type Measure } from '#shared/contract/measures.ts'
import type { Person } from '#shared/contract/people.ts'
import { MeasureFields } from '../measures/measure-fields.tsx'
import { ReadyReasons } from '../reasons/ready-reasons.tsx'
import { takeMeasure } from './queries.ts'

type Props = { person: Person; onTaken: (answer: { data: Person }) => void }

/** The form for a note, a warning, a pause or a block. The reason is mailed to the person, except for a note. */
export function MeasureForm({ person: { id, language }, onTaken }: Props) {
  const { t } = useLingui()
  const [reason, setReason, { clear }] = useDraft(`measure:${id}`, '')
  const [measure, setMeasure] = useState<Measure>('note')
  const [days, setDays] = useState(7)
  const [isMissing, setMissing] = useState(false)
  const { send, isPending, errors, failure } = useSend(
    (text: string) => takeMeasure(id, { measure, reason: text, ...(measure === 'pause' && { days }) }),
    async (answer) => {
      await clear()
      setReason('')
      showToast({ tone: 'done', text: t`Done` })
      onTaken(answer)
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
  const buttons = {
    note: t`Save the note`,
    warn: t`Send the warning`,
    pause: t`Pause the account`,
    block: t`Block the account`,
  }
  return (
    <Form onSubmit={submit} validationErrors={shown}>
      <NeedsServer />
      <MeasureFields
        measures={MEASURES}
        measure={measure}
        onMeasureChange={(next) => setMeasure(next ?? 'note')}
        days={days}
        onDaysChange={setDays}
      />
      <ReadyReasons
        language={language}
        codes={['fraud', 'asks_for_money', 'discriminatory', 'spam', 'insult']}
        value={reason}
        onChange={setReason}
      />
      <LimitedTextArea
        name="reason"
        label={t`Reason`}
        description={measure === 'note' ? t`Only staff can read it.` : t`The person gets it by e-mail.`}
        value={reason}
        onChange={setReason}
        max={LIMITS.reason.max}
        rows={3}
        isRequired
      />
      <FailureNotice>{failure}</FailureNotice>
      <div>
        <Button type="submit" variant={measure === 'note' ? 'secondary' : 'danger'} isPending={isPending}>
          {buttons[measure]}
        </Button>
      </div>
    </Form>
  )
}
