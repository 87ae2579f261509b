import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureText } from '#client/platform/failure-text.ts'
import { useFreshness } from '#client/platform/freshness.ts'
import { useTitle } from '#client/platform/title.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { OfferCard } from './offer-card.tsx'
import styles from './own-offers.module.css'
import { ownOffersQueryOptions } from './queries.ts'

/** A job seeker's offers: how each stands and what can be done with it. */
export function OwnOffersPage() {
  const { t } = useLingui()
  useTitle(t`My offers`)
  const query = useQuery(ownOffersQueryOptions(useViewer()))
  const age = useFreshness(query)
  const { data, error } = query
  return (
    <>
      <PageHeader title={t`My offers`} actions={<Create />} />
      {age && (
        <p className={styles.age} role="status">
          {age}
        </p>
      )}
      {data?.length === 0 ? (
        <Empty />
      ) : data ? (
        <ul className={styles.list} aria-label={t`My offers`}>
          {data.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <Notice
          tone="error"
          role="alert"
          title={t`Your offers could not be loaded`}
          actions={<Button size="small" onPress={() => query.refetch()}>{t`Try again`}</Button>}
        >
          {failureText(error)}
        </Notice>
      ) : (
        <div className={styles.list} aria-busy="true">
          <Skeleton height="13rem" />
          <Skeleton height="13rem" />
        </div>
      )}
    </>
  )
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
      <Trans>Tell employers what you can do: they find your offer and write to you.</Trans>
    </EmptyState>
  )
}
