import { useLingui } from '@lingui/react/macro'
import { RADII_KM } from '../filters/radii.ts'

/** The choices of the radius around a city; 0 for the city alone. Includes the value of the address. */
export function RadiusOptions({ chosen }: { chosen: number }) {
  const { t } = useLingui()
  const choices = [...new Set([...RADII_KM, ...(chosen > 0 ? [chosen] : [])])].sort((a, b) => a - b)
  return (
    <>
      <option value={0}>{t`This place only`}</option>
      {choices.map((km) => (
        <option key={km} value={km}>
          {t`${km}\u00a0km`}
        </option>
      ))}
    </>
  )
}
