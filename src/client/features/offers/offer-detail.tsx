import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TEXT_LANGUAGES } from '#client/domain/labels.ts'
import { LowPay } from '#client/domain/low-pay.tsx'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextList } from '#client/ui/text-list.tsx'
import type { Offer } from '#shared/contract/offers.ts'
import styles from './offer-detail.module.css'
import { Pay } from './pay.tsx'
import { offerQueryOptions } from './queries.ts'

export type OfferParts = {
  /** Actions on the offer: favourite, share, print, report. */
  actions: ReactNode
  /** Actions on the person. */
  contact: ReactNode
}
type Props = { id: number; partsOf: (offer: Offer) => OfferParts }

/** The page of an offer: loaded, loading, not found or failed. */
export function OfferDetail({ id, partsOf }: Props) {
  const { t } = useLingui()
  const query = useQuery(offerQueryOptions(useViewer(), id))
  useTitle(query.data?.name)
  const age = useFreshness(query)
  if (query.data) return <OfferArticle offer={query.data} age={age} parts={partsOf(query.data)} />
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />
  if (query.error) {
    return (
      <>
        <PageHeader title={t`This offer could not be loaded`} />
        <QueryFailure {...failureWords(query.error)} onRetry={query.refetch} />
      </>
    )
  }
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height="2.5rem" width="70%" />
      <Skeleton height="2rem" width="40%" />
      <Skeleton lines={10} />
    </div>
  )
}

type ArticleProps = {
  offer: Offer
  /** The age of stored data; null when they are current. */
  age: ReactNode
  parts: OfferParts
}

/** An offer in full. */
export function OfferArticle({ offer, age, parts }: ArticleProps) {
  return (
    <article id="offer" className={styles.article}>
      <header className={styles.header}>
        <Link from="/$lang" to="/$lang/offer" search={{ rubrics: offer.rubric.id }} className={styles.crumb}>
          {offer.rubric.name}
        </Link>
        <h1 lang={offer.language} className={styles.title}>
          {offer.name}
        </h1>
        <Pay offer={offer} />
        <LowPay pay={offer} />
        <AgeNote>{age}</AgeNote>
        <div className={styles.actions} data-print="no">
          {parts.actions}
        </div>
      </header>
      <div className={styles.text}>
        <p lang={offer.language} className={styles.description}>
          {offer.description}
        </p>
        <TextList heading={<Trans>Skills</Trans>} items={offer.skills} lang={offer.language} />
        <TextList heading={<Trans>Preferences</Trans>} items={offer.preferences} lang={offer.language} />
      </div>
      <Person offer={offer} contact={parts.contact} />
    </article>
  )
}

function Person({ offer, contact }: { offer: Offer; contact: ReactNode }) {
  const { t, i18n } = useLingui()
  const { person } = offer
  return (
    <Card as="aside" aria-label={t`Job seeker`} className={styles.person}>
      <p className={styles.who}>
        <Avatar name={person.name} src={person.url_img} />
        <Link
          from="/$lang"
          to="/$lang/user/profile/$id"
          params={{ id: `${person.id}` }}
          className={styles.name}
        >
          {person.name}
        </Link>
      </p>
      <DefinitionList
        items={[
          { term: t`Preferred place of work`, details: offer.city.name },
          { term: t`Published`, details: <RelativeTime at={offer.published_at} /> },
          { term: t`Written`, details: i18n._(TEXT_LANGUAGES[offer.language]) },
        ]}
      />
      {contact}
    </Card>
  )
}

function NotFound() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`This offer is no longer available`} />
      <EmptyState
        icon={<Icon name="people" size={40} />}
        title={t`It was removed`}
        action={
          <Link from="/$lang" to="/$lang/offer" className={buttonClass()}>
            <Trans>See people looking for work</Trans>
          </Link>
        }
      >
        <Trans>The person may have found work.</Trans>
      </EmptyState>
    </>
  )
}
