import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type Filters, radiusOf } from '../filters/filters.ts'
import { type ListOptions, useFarther, widerRadius } from './farther.ts'
import styles from './nearest.module.css'

const MAX_SHOWN = 5

export type NearestProps<T> = {
  filters: Filters
  /** The query of a list with other filters. */
  optionsFor: (filters: Filters) => ListOptions<T>
  renderCards: (items: readonly T[]) => ReactNode
  onApply: (filters: Filters) => void
  /** Shown when nothing matches in all of Germany. */
  children: ReactNode
}

/** The nearest matches when the searched place has none, with a button that extends the radius to them. */
export function Nearest<T extends { id: number; distance_km?: number | undefined }>(props: NearestProps<T>) {
  const { filters, optionsFor, renderCards, onApply, children } = props
  const { t } = useLingui()
  const radius = radiusOf(filters)
  const { data, isPending } = useFarther(filters, optionsFor)
  const nearest: T[] = data?.data.slice(0, MAX_SHOWN) ?? []
  const distance = nearest[0]?.distance_km
  if (isPending) return <Skeleton height="8.25rem" />
  if (distance === undefined) return children
  const km = widerRadius(filters, distance)
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
