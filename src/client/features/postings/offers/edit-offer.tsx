import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useIsOutboxRead } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { PostingGone } from '../posting-gone.tsx'
import { useCreations } from '../use-waiting-postings.ts'
import { OfferChangeForm } from './offer-change-form.tsx'
import { OfferCreationForm, type OfferFormData } from './offer-creation-form.tsx'
import { ownOffersQueryOptions } from './queries.ts'
import { TakenDown } from './taken-down.tsx'

type Props = OfferFormData & {
  /** The id of an offer, or the key of a new one that waits in the outbox. */
  id: string
}

/** The form for an existing offer, or for a new one that waits in the outbox. */
export function EditOffer({ id, ...props }: Props) {
  const isRead = useIsOutboxRead()
  const creation = useCreations('offer').find(({ body }) => body.key === id)
  if (!isRead) return <FormSkeleton />
  return creation ? (
    <OfferCreationForm creation={creation} {...props} />
  ) : (
    <EditStored id={Number(id)} {...props} />
  )
}

/** An existing offer is read from the list of own offers. */
function EditStored({ id, ...props }: OfferFormData & { id: number }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(ownOffersQueryOptions(useViewer()))
  const offer = data?.find((one) => one.id === id)
  useTitle(offer?.name ?? t`Edit offer`)
  if (data && !offer) return <NotFound />
  return (
    <>
      <PageHeader title={t`Edit offer`} subtitle={offer && <span lang={offer.language}>{offer.name}</span>} />
      {offer?.is_taken_down ? (
        <TakenDown offer={offer} />
      ) : offer ? (
        <OfferChangeForm offer={offer} refetch={refetch} {...props} />
      ) : error ? (
        <QueryFailure title={t`This offer could not be loaded`} {...failureWords(error)} onRetry={refetch} />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

function NotFound() {
  const { t } = useLingui()
  return (
    <PostingGone
      title={t`This offer does not exist`}
      icon="people"
      action={
        <Link from="/$lang" to="/$lang/cabinet/worker/user/active-offer" className={buttonClass()}>
          <Trans>My offers</Trans>
        </Link>
      }
    />
  )
}
