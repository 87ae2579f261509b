import { useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import { type Filters, radiusOf } from '../filters/filters.ts'
import { type ListOptions, useFarther, widerRadius } from './farther.ts'
import styles from './nearest.module.css'

type Props<T> = {
  filters: Filters
  optionsFor: (filters: Filters) => ListOptions<T>
  onApply: (filters: Filters) => void
}

/** After the few matches of a place: a button for the smallest radius that has more. */
export function WiderRadius<T extends { distance_km?: number | undefined }>(props: Props<T>) {
  const { filters, optionsFor, onApply } = props
  const { t } = useLingui()
  const { data } = useFarther(filters, optionsFor)
  const radius = radiusOf(filters)
  const distance = data?.data.find(({ distance_km: km = 0 }) => km > radius)?.distance_km
  if (distance === undefined) return null
  const km = widerRadius(filters, distance)
  const away = Math.ceil(distance)
  return (
    <div className={styles.wider}>
      {/* The button skips the radii that have no further match. */}
      <p>{t`The next match is ${away}\u00a0km away.`}</p>
      <Button variant="secondary" onPress={() => onApply({ ...filters, km })}>
        {t`Larger radius: ${km}\u00a0km`}
      </Button>
    </div>
  )
}
