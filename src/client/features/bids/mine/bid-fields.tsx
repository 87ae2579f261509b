import { useLingui } from '@lingui/react/macro'
import { PAY_TYPES } from '#client/domain/labels.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { MoneyField } from '#client/ui/number-field.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import type { PayType } from '#shared/contract/work-terms.ts'

export type BidDraft = { text: string; pay_amount: number | null; pay_type: PayType }

type Props = { value: BidDraft; onChange: (value: BidDraft) => void }

/** The fields of a bid: a text with a character counter and an optional pay. */
export function BidFields({ value, onChange }: Props) {
  const { t, i18n } = useLingui()
  const used = formatNumber([...value.text].length)
  const most = formatNumber(LIMITS.bidText)
  return (
    <>
      <TextArea
        name="text"
        label={t`Your bid`}
        description={t`Say who you are, when you can start and why you are right for the job. Only the employer can read it.`}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
        maxLength={LIMITS.bidText}
        counter={`${used} / ${most}`}
        rows={5}
        isRequired
      />
      <MoneyField
        name="pay_amount"
        label={t`Proposed pay (EUR)`}
        value={value.pay_amount}
        onChange={(pay_amount) => onChange({ ...value, pay_amount })}
        lang={i18n.locale}
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
    </>
  )
}
