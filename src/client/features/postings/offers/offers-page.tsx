import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { PostingList, PostingsPage } from '../postings-page.tsx'
import { useCreations, useWaitingTexts } from '../use-waiting-postings.ts'
import { OfferCard } from './offer-card.tsx'
import { ownOffersQueryOptions } from './queries.ts'

/** The user's own offers with their states and actions. */
export function OwnOffersPage() {
  const { t } = useLingui()
  return (
    <PostingsPage
      type="offer"
      title={t`My offers`}
      create={<Create />}
      failedTitle={t`Your offers could not be loaded`}
      query={useQuery(ownOffersQueryOptions(useViewer()))}
    >
      {(offers) => <OwnOffers offers={offers} />}
    </PostingsPage>
  )
}

function OwnOffers({ offers }: { offers: OwnOffer[] }) {
  const { t } = useLingui()
  const shown = useWaitingTexts('offer', offers)
  const creations = useCreations('offer')
  if (shown.length > 0)
    return <PostingList label={t`My offers`} postings={shown} card={(offer) => <OfferCard offer={offer} />} />
  return creations.length === 0 && <Empty />
}

function Create() {
  return (
    <Link from="/$lang" to="/$lang/cabinet/worker/user/add-offer" className={buttonClass()}>
      <Icon name="plus" size={20} />
      <Trans>Create offer</Trans>
    </Link>
  )
}

function Empty() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="people" size={40} />}
      title={t`Unfortunately this section is empty or has no entries`}
      action={
        <Link from="/$lang" to="/$lang/cabinet/worker/user/add-offer" className={buttonClass()}>
          <Trans>Write your first offer</Trans>
        </Link>
      }
    >
      <Trans>Tell employers what you can do. They can find your offer and write to you.</Trans>
    </EmptyState>
  )
}
