import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ReasonCode } from '#shared/contract/decision-reasons.ts'
import { MEASURES, type Measure } from '#shared/contract/measures.ts'
import type { Person } from '#shared/contract/people.ts'
import { MeasureFields } from '../measures/measure-fields.tsx'
import { ReasonForm } from '../reasons/reason-form.tsx'
import { takeMeasure } from './queries.ts'

const REASONS: readonly ReasonCode[] = ['fraud', 'asks_for_money', 'discriminatory', 'spam', 'insult']

type Props = { person: Person; onTaken: (answer: { data: Person }) => void }

/** The form for a note, a warning, a hidden profile, a pause or a block, which says how the person will read the reason. */
export function MeasureForm({ person, onTaken }: Props) {
  const { t } = useLingui()
  const { id, language, email_confirmed } = person
  const hasPublicProfile = person.role !== 'admin' && !person.profile_hidden_at
  const [measure, setMeasure] = useState<Measure>('note')
  const [days, setDays] = useState(7)
  const words = {
    note: t`Save note`,
    warn: t`Send warning`,
    hide: t`Hide profile`,
    pause: t`Pause account`,
    block: t`Block account`,
  }
  const byMail = t`The person gets it by e-mail.`
  const atLogin = t`The person’s e-mail address is not confirmed, so no e-mail will be sent. When they try to log in, they will see the decision and how to object.`
  const readers: Record<Measure, string> = {
    note: t`Only staff can read it.`,
    warn: email_confirmed
      ? t`The person gets it by e-mail and in their notifications.`
      : t`The person’s e-mail address is not confirmed, so no e-mail will be sent. They will see the warning in their notifications.`,
    hide: email_confirmed
      ? t`The person gets it by e-mail and in their notifications.`
      : t`The person’s e-mail address is not confirmed, so no e-mail will be sent. They will see the decision and how to object in their notifications.`,
    pause: email_confirmed ? byMail : atLogin,
    block: email_confirmed ? byMail : atLogin,
  }
  return (
    <ReasonForm
      draft={`measure:${id}`}
      language={language}
      codes={REASONS}
      description={readers[measure]}
      rows={3}
      buttons={(isPending) => (
        <div>
          <Button type="submit" variant={measure === 'note' ? 'secondary' : 'danger'} isPending={isPending}>
            {words[measure]}
          </Button>
        </div>
      )}
      hasGround={measure !== 'note'}
      send={(statement) => takeMeasure(id, { measure, ...statement, ...(measure === 'pause' && { days }) })}
      onSent={(answer) => {
        showToast({ tone: 'done', text: t`Done` })
        onTaken(answer)
      }}
    >
      <MeasureFields
        measures={MEASURES.filter((one) => one !== 'hide' || hasPublicProfile)}
        measure={measure}
        onMeasureChange={(next) => setMeasure(next ?? 'note')}
        days={days}
        onDaysChange={setDays}
      />
    </ReasonForm>
  )
}
