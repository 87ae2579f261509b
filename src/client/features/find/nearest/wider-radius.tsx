import { useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import { type Filters, radiusOf } from '../filters/filters.ts'
import { RADII_KM } from '../filters/radii.ts'

type Props = { filters: Filters; onApply: (filters: Filters) => void }

/** A button for the next larger radius, after the few matches of a place. */
export function WiderRadius({ filters, onApply }: Props) {
  const { t } = useLingui()
  const radius = radiusOf(filters)
  const km = RADII_KM.find((one) => one > radius)
  if (!km) return null
  return (
    <Button variant="secondary" onPress={() => onApply({ ...filters, km })}>
      {t`Larger radius: ${km}\u00a0km`}
    </Button>
  )
}
