import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#client/platform/words/format.ts'
import { MoneyField, type MoneyFieldProps } from '#client/ui/money-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'

/** A field for a pay in EUR, with the limit of the contract. */
export function PayField(props: Omit<MoneyFieldProps, 'wrongMessage' | 'max' | 'lang'>) {
  const { t, i18n } = useLingui()
  return (
    <MoneyField
      {...props}
      wrongMessage={
        (props.value ?? 0) > LIMITS.pay
          ? t`Please enter at most ${formatMoney(LIMITS.pay)}`
          : t`Please enter an amount, such as 15 or 2500`
      }
      max={LIMITS.pay}
      lang={i18n.locale}
    />
  )
}
