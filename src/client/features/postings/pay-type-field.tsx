import { useLingui } from '@lingui/react/macro'
import { PAY_TYPES } from '#client/domain/labels.ts'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { FieldsProps } from './fields.tsx'

type Props = FieldsProps<{ pay_type: PayType }> & { className?: string }

/** Choice between pay per month and per hour. */
export function PayTypeField({ draft, change, className }: Props) {
  const { t, i18n } = useLingui()
  return (
    <RadioGroup
      name="pay_type"
      label={t`Payment`}
      variant="segmented"
      value={draft.pay_type}
      onChange={(value) => change({ pay_type: value as PayType })}
      options={[
        { value: 'per_month', label: i18n._(PAY_TYPES.per_month) },
        { value: 'per_hour', label: i18n._(PAY_TYPES.per_hour) },
      ]}
      className={className}
    />
  )
}
