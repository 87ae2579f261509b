import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate, formatMoney } from '#client/platform/words/format.ts'
import { Chip } from '#client/ui/chip.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { DAY_MS } from '#shared/durations.ts'
import styles from '../posting-card.module.css'
import { PostingCard } from '../posting-card.tsx'
import { useWaitingPublishFlag } from '../use-publish.ts'
import { WaitingSteps } from '../waiting-steps.tsx'
import { OfferActions } from './offer-actions.tsx'
import { TakenDown } from './taken-down.tsx'

/** One of the user's own offers: its state and its actions. */
export function OfferCard({ offer: stored }: { offer: OwnOffer }) {
  const offer = useWaitingPublishFlag('offer', stored)
  return (
    <PostingCard
      title={
        offer.is_taken_down ? (
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
        )
      }
      language={offer.language}
      pay={formatMoney(offer.pay_amount)}
      payType={offer.pay_type}
      chips={<State offer={offer} />}
      facts={
        <p>
          {[offer.rubric.name, offer.city.name].filter(Boolean).map((name) => `${name} · `)}
          <Since offer={offer} />
        </p>
      }
    >
      {offer.is_taken_down && <TakenDown offer={offer} />}
      <WaitingSteps type="offer" id={offer.id} />
      <Next offer={offer} />
      <OfferActions offer={offer} />
    </PostingCard>
  )
}

/** What comes next, on the first day of a published offer. */
function Next({ offer }: { offer: OwnOffer }) {
  const isNew = useNow() - Date.parse(offer.created_at) < DAY_MS
  if (!isNew || !offer.published || offer.is_taken_down) return null
  return (
    <Notice>
      <Trans>
        Employers can now find your offer. When one writes to you, you will see the message in “My chats”.
      </Trans>
    </Notice>
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
        <Trans>Not published</Trans>
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
