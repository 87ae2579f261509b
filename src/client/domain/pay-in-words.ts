import type { I18n } from '@lingui/core'
import { formatMoney } from '#client/platform/words/format.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import { PAY_UNITS } from './labels.ts'

type ProposedPay = { pay_amount: number | null; pay_type: PayType | null }

/** The pay that a bid proposes, with its unit; null if it proposes none. */
export function payInWords({ pay_amount, pay_type }: ProposedPay, i18n: I18n): string | null {
  if (pay_amount === null) return null
  const amount = formatMoney(pay_amount)
  return pay_type === null ? amount : `${amount} ${i18n._(PAY_UNITS[pay_type])}`
}
