import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { PostingGone } from '../posting-gone.tsx'
import { cacheOffer } from './cache.ts'
import { patchOffer } from './offer-calls.ts'
import { draftOf } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { ownOffersQueryOptions } from './queries.ts'
import { TakenDown } from './taken-down.tsx'

type Props = {
  id: number
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
  onDone: () => void
}

/** The form for an existing offer, which is read from the list of own offers. */
export function EditOffer({ id, ...props }: Props) {
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
        <Form offer={offer} {...props} />
      ) : error ? (
        <QueryFailure title={t`This offer could not be loaded`} {...failureWords(error)} onRetry={refetch} />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

function Form({ offer, cities, rubrics, onDone }: Omit<Props, 'id'> & { offer: OwnOffer }) {
  const { t } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  return (
    <OfferForm
      // A newer version of the offer needs a new form. What the user typed is restored from the draft.
      key={`${offer.id} ${offer.updated_at}`}
      draftKey={`offer:${offer.id}`}
      initial={draftOf(offer)}
      cities={cities ?? []}
      rubrics={rubrics ?? []}
      save={(body) => patchOffer(offer.id, body)}
      onSaved={(saved) => {
        cacheOffer(client, viewer, saved)
        showToast({ text: t`Saved`, tone: 'done' })
      }}
      onDone={onDone}
    />
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
