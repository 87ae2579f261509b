import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, use, useMemo } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { JobCard } from '#shared/contract/jobs.ts'
import type { OfferCard } from '#shared/contract/offers.ts'
import { createJobSearch, createOfferSearch, seenJobs, seenOffers } from '../device/local-search.ts'
import type { Places } from '../device/word-search.ts'
import { type Filters, radiusOf } from '../filters/filters.ts'
import { Cards } from '../list/results.tsx'
import { TakenSearches } from '../taken/taken-searches.tsx'
import styles from './local-results.module.css'

const MAX_SHOWN = 100

type Props<T> = {
  filters: Filters
  renderItem: (item: T) => ReactNode
  /** Resolves when the cache has been restored from the device. */
  restored: Promise<unknown>
  /** See `createJobSearch`. */
  places: Places
}

/** Without a connection, why only the device was searched; with one, the server has refused or failed. */
function WhyLocal({ offline, children }: { offline: ReactNode; children: ReactNode }) {
  return useConnection() === 'offline' ? offline : children
}

/** Search results from the jobs stored on this device, shown when the server cannot be reached. */
export function LocalResults({ filters, renderItem, restored, places }: Props<JobCard>) {
  use(restored)
  const client = useQueryClient()
  const search = useMemo(() => createJobSearch(seenJobs(client), places), [client, places])
  const now = useNow()
  const found = useMemo(() => search(filters, now), [search, filters, now])
  return (
    <Found
      found={found}
      renderItem={renderItem}
      what={
        <WhyLocal
          offline={
            <Trans>
              You are offline. These results are only from jobs you have already seen. We will search all jobs
              when you are back online.
            </Trans>
          }
        >
          <Trans>
            The search is not available right now. These results are only from jobs you have already seen.
            Please try again later.
          </Trans>
        </WhyLocal>
      }
      taken={<TakenSearches />}
      isFarUnknown={radiusOf(filters) > 0 && !places.cities}
      count={<Plural value={found.length} one="# job" other="# jobs" />}
    />
  )
}

/** Search results from the offers stored on this device. */
export function LocalOffers({ filters, renderItem, restored, places }: Props<OfferCard>) {
  use(restored)
  const client = useQueryClient()
  const search = useMemo(() => createOfferSearch(seenOffers(client), places), [client, places])
  const found = useMemo(() => search(filters), [search, filters])
  return (
    <Found
      found={found}
      renderItem={renderItem}
      what={
        <WhyLocal
          offline={
            <Trans>
              You are offline. These results are only from offers you have already seen. We will search all
              offers when you are back online.
            </Trans>
          }
        >
          <Trans>
            The search is not available right now. These results are only from offers you have already seen.
            Please try again later.
          </Trans>
        </WhyLocal>
      }
      isFarUnknown={radiusOf(filters) > 0 && !places.cities}
      count={<Plural value={found.length} one="# offer" other="# offers" />}
    />
  )
}

type FoundProps<T> = {
  found: readonly T[]
  renderItem: (item: T) => ReactNode
  what: ReactNode
  /** Links to the searches that were taken along. */
  taken?: ReactNode
  /** Whether a distance was chosen that cannot be computed here. */
  isFarUnknown: boolean
  count: ReactNode
}

function Found<T extends { id: number }>(props: FoundProps<T>) {
  const { found, renderItem, what, taken, isFarUnknown, count } = props
  const { t } = useLingui()
  return (
    <>
      <Notice tone="amber" title={t`Searched on this device only`} role="status">
        {what}
        {isFarUnknown && (
          <>
            {' '}
            <Trans>
              Distances between places are not saved on this device, so only the cities you chose were
              searched.
            </Trans>
          </>
        )}
      </Notice>
      {taken}
      <p className={styles.count}>{count}</p>
      {found.length > 0 ? (
        <Cards items={found.slice(0, MAX_SHOWN)} renderItem={renderItem} />
      ) : (
        <EmptyState icon={<Icon name="offline" size={40} />} title={t`No matches on this device`}>
          <Trans>Try another word or fewer filters. Jobs you open or save can also be found offline.</Trans>
        </EmptyState>
      )}
    </>
  )
}
