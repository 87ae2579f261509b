import { useLingui } from '@lingui/react/macro'
import { PAY_TYPES, TEXT_LANGUAGES } from '#client/domain/labels.ts'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { LowPay } from '#client/domain/low-pay.tsx'
import { PayField } from '#client/domain/pay-field.tsx'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Job } from '#shared/contract/jobs.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { isUnlikelyUnit } from '#shared/rules/pay.ts'
import type { BidDraft } from './bid-draft.ts'
import { UnitQuestion } from './unit-question.tsx'

type Props = {
  value: BidDraft
  onChange: (value: BidDraft) => void
  /** The job, if it is loaded. */
  job: Pick<Job, 'hours_per_week' | 'start_date' | 'language'> | undefined
}

/** The fields of a bid: a text with a character counter and an optional pay. */
export function BidFields({ value, onChange, job }: Props) {
  const { t, i18n } = useLingui()
  const advice = t`Say who you are, when you can start and why you are right for the job. Only the employer and their team can read this.`
  const isForeign = job && job.language !== currentLanguage()
  const language = job && i18n._(TEXT_LANGUAGES[job.language])
  return (
    <>
      <LimitedTextArea
        name="text"
        label={t`Your bid`}
        description={isForeign ? `${advice} ${t`The vacancy is written ${language}.`}` : advice}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
        max={LIMITS.bidText}
        rows={5}
        isRequired
      />
      <PayField
        name="pay_amount"
        label={t`Proposed pay (EUR)`}
        value={value.pay_amount}
        onChange={(pay_amount) => onChange({ ...value, pay_amount })}
      />
      <RadioGroup
        label={t`Proposed pay is`}
        variant="segmented"
        value={value.pay_type}
        onChange={(pay_type) => onChange({ ...value, pay_type: pay_type as PayType })}
        options={[
          { value: 'per_month', label: i18n._(PAY_TYPES.per_month) },
          { value: 'per_hour', label: i18n._(PAY_TYPES.per_hour) },
        ]}
      />
      <UnitQuestion pay={value} onChange={(pay_type) => onChange({ ...value, pay_type })} />
      {!isUnlikelyUnit(value.pay_type, value.pay_amount) && <LowPay pay={value} work={job} />}
    </>
  )
}
