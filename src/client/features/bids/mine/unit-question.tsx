import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useDebounced } from '#client/platform/forms/use-debounced.ts'
import { formatMoney } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import { isUnlikelyUnit } from '#shared/rules/pay.ts'
import styles from './bids.module.css'

type Props = { pay: { pay_type: PayType; pay_amount: number | null }; onChange: (unit: PayType) => void }

/** Asks about an amount that fits the other unit: 17 € a month is hourly pay with the wrong choice, and would be sent. */
export function UnitQuestion({ pay, onChange }: Props) {
  const { pay_type, pay_amount } = pay
  // Not for each digit: 2950 begins with 2.
  const settled = useDebounced(pay_amount)
  const isAsked = settled === pay_amount && isUnlikelyUnit(pay_type, pay_amount)
  return <div role="status">{isAsked && <Question pay={pay} onChange={onChange} />}</div>
}

function Question({ pay: { pay_type, pay_amount }, onChange }: Props) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(box)
  const amount = formatMoney(pay_amount ?? 0)
  const isMonthly = pay_type === 'per_month'
  return (
    <div ref={box}>
      <Notice tone="amber" icon="euro">
        <p className={styles.question}>
          {isMonthly ? (
            <Trans>{amount} a month is very low. Do you mean per hour?</Trans>
          ) : (
            <Trans>{amount} an hour is very high. Do you mean per month?</Trans>
          )}
        </p>
        <Button
          variant="secondary"
          size="small"
          onPress={() => onChange(isMonthly ? 'per_hour' : 'per_month')}
        >
          {isMonthly ? t`Change to per hour` : t`Change to per month`}
        </Button>
      </Notice>
    </div>
  )
}
