import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate, formatMoney } from '#client/platform/format.ts'
import { PAY_UNITS } from '#client/platform/terms.ts'
import { Card } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { OfferActions } from './offer-actions.tsx'
import styles from './own-offers.module.css'
import { TakenDown } from './taken-down.tsx'

/** One of the person's offers: who sees it and what can be done. */
export function OfferCard({ offer }: { offer: OwnOffer }) {
  const { i18n } = useLingui()
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title} lang={offer.language}>
          {offer.is_taken_down ? (
            offer.name
          ) : (
            <Link
              from="/$lang"
              to="/$lang/cabinet/worker/user/offer/$id"
              params={{ id: `${offer.id}` }}
              className={styles.link}
            >
              {offer.name}
            </Link>
          )}
        </h2>
        <p className={styles.pay}>
          <strong>{formatMoney(offer.pay_amount)}</strong> {i18n._(PAY_UNITS[offer.pay_type])}
        </p>
        <p className={styles.chips}>
          <State offer={offer} />
        </p>
      </header>
      <p className={styles.facts}>
        {offer.rubric.name} · {offer.city.name} · <Since offer={offer} />
      </p>
      {offer.is_taken_down && <TakenDown />}
      <OfferActions offer={offer} />
    </Card>
  )
}

function State({ offer }: { offer: OwnOffer }) {
  if (offer.is_taken_down) {
    return (
      <Chip tone="error">
        <Trans>Taken down</Trans>
      </Chip>
    )
  }
  if (!offer.published) {
    return (
      <Chip>
        <Trans>Hidden</Trans>
      </Chip>
    )
  }
  return (
    <>
      <Chip tone="done">
        <Trans>Published</Trans>
      </Chip>
      {offer.is_indexed && (
        <Chip>
          <Trans>In search engines</Trans>
        </Chip>
      )}
    </>
  )
}

function Since({ offer: { published_at, created_at } }: { offer: OwnOffer }) {
  const date = formatDate(published_at ?? created_at)
  return published_at ? <Trans>Published on {date}</Trans> : <Trans>Written on {date}</Trans>
}
