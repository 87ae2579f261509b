import { useLingui } from '@lingui/react/macro'
import { PAY_UNITS } from '#client/domain/labels.ts'
import { formatMoney } from '#client/platform/words/format.ts'
import type { OfferCard } from '#shared/contract/offers.ts'
import styles from './offers.module.css'

/** The expected pay. */
export function Pay({ offer }: { offer: Pick<OfferCard, 'pay_amount' | 'pay_type'> }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.pay}>
      <strong>{formatMoney(offer.pay_amount)}</strong> {i18n._(PAY_UNITS[offer.pay_type])}
    </p>
  )
}
