import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { OwnSubscription } from '#shared/contract/newsletter.ts'
import { DEFAULT_RADIUS_KM } from '#shared/rules/search-radius.ts'
import styles from './newsletter-section.module.css'
import { ownNewsletterQueryOptions } from './queries.ts'

const km = DEFAULT_RADIUS_KM

/**
 * The newsletter of the user's address: what it covers, and a button that ends it.
 * @param props `subscribe`: the form for another one
 */
export function NewsletterSection({ subscribe }: { subscribe: ReactNode }) {
  const headingId = useId()
  const query = useQuery(ownNewsletterQueryOptions(useViewer()))
  const ended = useWaiting('newsletter-end')
  const { error } = query
  const age = useFreshness(query)
  const data = query.data?.filter(({ id }) => !ended.some((one) => one.id === id))
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <SectionHeading id={headingId}>
        <Trans>Newsletter</Trans>
      </SectionHeading>
      <AgeNote>{age}</AgeNote>
      {!data && error && <QueryFailure {...failureWords(error)} onRetry={query.refetch} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.length === 0 && (
        <p>
          <Trans>You do not get the newsletter.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {data?.map((subscription) => (
          <Row key={subscription.id} subscription={subscription} />
        ))}
      </ul>
      {subscribe}
    </section>
  )
}

function Row({ subscription: { id, rubric, city } }: { subscription: OwnSubscription }) {
  const { t } = useLingui()
  const { send, isPending, failure } = useSubmit(() => undefined)
  const label = rubric ?? t`All rubrics`
  return (
    <Card as="li" className={styles.row}>
      <span>
        {label} · {city ?? t`All of Germany`}
        {city && ` (${t`within ${km} km`})`}
      </span>
      <Button
        variant="secondary"
        size="small"
        isPending={isPending}
        onPress={() => send({ kind: 'newsletter-end', label, body: { id } })}
      >
        {t`Unsubscribe`}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </Card>
  )
}
