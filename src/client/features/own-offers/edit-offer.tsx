import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureText } from '#client/platform/failure-text.ts'
import { useTitle } from '#client/platform/title.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { keepOffer } from './cache.ts'
import { patchOffer } from './offer-calls.ts'
import { draftOf } from './offer-draft.ts'
import styles from './offer-form.module.css'
import { OfferForm } from './offer-form.tsx'
import { ownOffersQueryOptions } from './queries.ts'
import { TakenDown } from './taken-down.tsx'

type Props = {
  id: number
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
  onDone: () => void
}

/** Changes an offer, which is read from the list of all of them. */
export function EditOffer({ id, ...props }: Props) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(ownOffersQueryOptions(useViewer()))
  const offer = data?.find((one) => one.id === id)
  useTitle(offer?.name ?? t`Edit offer`)
  if (data && !offer) return <Gone />
  return (
    <>
      <PageHeader title={t`Edit offer`} subtitle={offer && <span lang={offer.language}>{offer.name}</span>} />
      {offer?.is_taken_down ? (
        <TakenDown />
      ) : offer ? (
        <Form offer={offer} {...props} />
      ) : error ? (
        <Notice
          tone="error"
          role="alert"
          title={t`This offer could not be loaded`}
          actions={<Button size="small" onPress={() => refetch()}>{t`Try again`}</Button>}
        >
          {failureText(error)}
        </Notice>
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height="22rem" />
          <Skeleton height="12rem" />
          <Skeleton height="30rem" />
        </div>
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
      // A newer text begins a new form; what was typed comes back from the draft.
      key={`${offer.id} ${offer.updated_at}`}
      draftKey={`offer:${offer.id}`}
      initial={draftOf(offer)}
      cities={cities ?? []}
      rubrics={rubrics ?? []}
      save={(body) => patchOffer(offer.id, body)}
      onSaved={(saved) => {
        keepOffer(client, viewer, saved)
        showToast({ text: t`Saved`, tone: 'done' })
      }}
      onDone={onDone}
    />
  )
}

function Gone() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`This offer is not here`} />
      <EmptyState
        icon={<Icon name="people" size={40} />}
        title={t`It was deleted, or it belongs to another account`}
        action={
          <Link from="/$lang" to="/$lang/cabinet/worker/user/active-offer" className={buttonClass()}>
            <Trans>My offers</Trans>
          </Link>
        }
      />
    </>
  )
}
