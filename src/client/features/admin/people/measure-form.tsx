import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { ReasonCode } from '#shared/contract/decision-reasons.ts'
import type { Statement } from '#shared/contract/grounds.ts'
import { MEASURES, type Measure, PAUSE_DAYS } from '#shared/contract/measures.ts'
import type { Person } from '#shared/contract/people.ts'
import { MeasureFields } from '../measures/measure-fields.tsx'
import { useMeasureName } from '../measures/measure-title.ts'
import { ReasonForm } from '../reasons/reason-form.tsx'
import { draftNames } from '../undo/draft-names.ts'
import { saveStatement } from '../undo/save-statement.ts'
import { changeOf } from '../undo/stored-decisions.ts'
import type { Held } from '../undo/use-held-decisions.ts'

const REASONS: readonly ReasonCode[] = ['fraud', 'asks_for_money', 'discriminatory', 'spam', 'insult']

type Props = {
  person: Person
  /** The measure that was undone and whose reason is in the draft. */
  undone: Measure | null
  /** Called with a measure that can still be undone. */
  onHeld: (held: Held) => void
}

/** The form for a note, a warning, a hidden profile, a pause or a block, which says how the person will read the reason. */
export function MeasureForm({ person, undone, onHeld }: Props) {
  const { t } = useLingui()
  const nameOf = useMeasureName()
  const { id, name, surname, language, email_confirmed } = person
  // Blocked people cannot read a warning, and their profile is not public. A temporary block can become a longer one.
  const hasPublicProfile = person.role !== 'admin' && !person.profile_hidden_at
  const measures = MEASURES.filter((one) =>
    person.blocked_at
      ? one === 'note' || (person.blocked_until !== null && (one === 'pause' || one === 'block'))
      : one !== 'hide' || hasPublicProfile,
  )
  const [chosen, setMeasure] = useState<Measure>(undone ?? 'note')
  const measure = measures.includes(chosen) ? chosen : 'note'
  const [days, setDays] = useState(PAUSE_DAYS)
  // A new key makes the form read the stored reason of an undone measure.
  const [round, setRound] = useState(0)
  const draft = draftNames.measure(id)
  // While it is being sent, another measure may be chosen.
  const sent = useRef({ measure, days })
  const restore = (statement: Statement) => {
    saveStatement(draft, statement)
    setMeasure(sent.current.measure)
    setRound((before) => before + 1)
  }
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
      key={round}
      draft={draft}
      language={language}
      // A note is read by staff alone, not in the person's language.
      {...(measure === 'note' ? { codes: [], label: t`Note` } : { codes: REASONS })}
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
      entryOf={(statement) => {
        sent.current = { measure, days }
        return {
          kind: 'measure',
          label: `${nameOf(measure, days)}: ${name} ${surname}`,
          body: { id, measure, ...statement, ...(measure === 'pause' && { days }) },
        }
      }}
      onDone={(result, statement) => {
        const { measure: done, days: doneDays } = sent.current
        setMeasure((current) => (current === done ? 'note' : current))
        if (result !== 'sent' || done === 'note') return
        onHeld({
          ids: [id],
          isApproval: false,
          what: 'measure',
          change: changeOf(done, statement, doneDays, Date.now()),
          restore: () => restore(statement),
        })
      }}
    >
      {measures.length > 1 && (
        <MeasureFields
          measures={measures}
          measure={measure}
          onMeasureChange={(next) => setMeasure(next ?? 'note')}
          days={days}
          onDaysChange={setDays}
        />
      )}
    </ReasonForm>
  )
}
