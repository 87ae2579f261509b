import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import styles from './content.module.css'
import { fromLocalTime, toLocalTime } from './local-time.ts'

type Props = { value: unknown; onChange: (value: unknown) => void }

/** The choice between draft and published with a date. A future date schedules the publication. */
export function PublicationField({ value, onChange }: Props) {
  const { t } = useLingui()
  const time = typeof value === 'string' ? value : null
  return (
    <div className={styles.pair}>
      <NativeSelect
        label={t`Publication`}
        value={time ? 'published' : 'draft'}
        onChange={(next) => onChange(next === 'draft' ? null : new Date().toISOString())}
        options={[
          { value: 'draft', label: t`Draft: only staff see it` },
          { value: 'published', label: t`Published from a set time` },
        ]}
      />
      {time && (
        <TextField
          name="published_at"
          label={t`Published from`}
          description={t`To schedule it, choose a time in the future. The time zone is that of this device.`}
          type="datetime-local"
          value={toLocalTime(time)}
          onChange={(next) => onChange(fromLocalTime(next) ?? time)}
        />
      )}
    </div>
  )
}
