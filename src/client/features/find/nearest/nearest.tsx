import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { PageMeta } from '#shared/contract/conventions.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { type Filters, radiusOf } from '../filters/filters.ts'
import { RADII_KM } from '../filters/radii.ts'
import styles from './nearest.module.css'

const MAX_SHOWN = 5

type List<T> = { data: T[]; meta: PageMeta }
// biome-ignore lint/suspicious/noExplicitAny: each list has a key of its own type
export type ListOptions<T> = Pick<UseQueryOptions<List<T>, Error, List<T>, any>, 'queryFn' | 'meta'> & {
  queryKey: QueryKey
}

type Props<T> = {
  filters: Filters
  /** The query of a list with other filters. */
  optionsFor: (filters: Filters) => ListOptions<T>
  renderCards: (items: readonly T[]) => ReactNode
  onApply: (filters: Filters) => void
  /** Shown when nothing matches in all of Germany. */
  children: ReactNode
}

/** The nearest matches when the searched place has none, with a button that extends the radius to them. */
export function Nearest<T extends { id: number; distance_km?: number | undefined }>(props: Props<T>) {
  const { filters, optionsFor, renderCards, onApply, children } = props
  const { t } = useLingui()
  const radius = radiusOf(filters)
  const around: Filters = { ...filters, km: LIMITS.radiusKm, sort: 'near', page: undefined }
  const { data, isPending } = useQuery<List<T>>(optionsFor(around))
  const nearest: T[] = data?.data.slice(0, MAX_SHOWN) ?? []
  const distance = nearest[0]?.distance_km
  if (isPending) return <Skeleton height="8.25rem" />
  if (distance === undefined) return children
  const km = RADII_KM.find((one) => one > radius && one >= distance) ?? LIMITS.radiusKm
  return (
    <>
      <Notice
        title={radius > 0 ? t`No matches within ${radius}\u00a0km` : t`No matches in this place`}
        actions={
          <Button size="small" onPress={() => onApply({ ...filters, km })}>
            {t`Larger radius: ${km}\u00a0km`}
          </Button>
        }
      >
        <Trans>These are the nearest matches.</Trans>
      </Notice>
      <div className={styles.cards}>{renderCards(nearest)}</div>
    </>
  )
}
