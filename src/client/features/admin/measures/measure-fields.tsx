import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '#client/ui/native-select.tsx'
import type { Measure } from '#shared/contract/measures.ts'

const PAUSES = [1, 3, 7, 14, 30, 90]

type Props = {
  measures: readonly Measure[]
  /** Null if no measure is also a choice. */
  measure: Measure | null
  isOptional?: boolean
  onMeasureChange: (measure: Measure | null) => void
  days: number
  onDaysChange: (days: number) => void
}

/** The choice of a measure against a person, and of the length of a pause. */
export function MeasureFields(props: Props) {
  const { t } = useLingui()
  const { measures, measure, isOptional = false, onMeasureChange, days, onDaysChange } = props
  const words: Record<Measure, string> = {
    note: t`A note for staff`,
    warn: t`A warning`,
    hide: t`A hidden profile: nobody sees the public page or the photo`,
    pause: t`A pause: blocked for some days`,
    block: t`A block: everything they published disappears until they are unblocked`,
  }
  return (
    <>
      <NativeSelect
        label={t`Consequence for the person`}
        value={measure ?? ''}
        onChange={(value) => onMeasureChange(measures.find((one) => one === value) ?? null)}
        options={[
          ...(isOptional ? [{ value: '', label: t`Nothing` }] : []),
          ...measures.map((value) => ({ value, label: words[value] })),
        ]}
      />
      {measure === 'pause' && (
        <NativeSelect
          label={t`Days`}
          value={`${days}`}
          onChange={(value) => onDaysChange(Number(value))}
          options={PAUSES.map((value) => ({ value: `${value}`, label: `${value}` }))}
        />
      )}
    </>
  )
}
