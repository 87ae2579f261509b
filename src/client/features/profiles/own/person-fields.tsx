import { Trans, useLingui } from '@lingui/react/macro'
import { FAMILY_STATUSES, SMOKING } from '#client/domain/profile-labels.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { ProfileDraft } from './changes.ts'
import { countryOptions } from './country-options.ts'
import styles from './own-profile.module.css'
import type { FieldsProps } from './profile-form.tsx'
import { ShownSwitch } from './shown-switch.tsx'

/** Optional personal data, private unless the user shows it. */
export function PersonFields({ draft, change }: FieldsProps) {
  const { t, i18n } = useLingui()
  const fields = { draft, change }
  const emptyOption = { value: '', label: t`Not specified` }
  const optionsOf = (labels: typeof FAMILY_STATUSES | typeof SMOKING) => [
    emptyOption,
    ...Object.entries(labels).map(([value, label]) => ({ value, label: i18n._(label) })),
  ]
  return (
    <>
      <p className={styles.wide}>
        <Trans>Everything below is optional, and nobody sees it unless you choose to show it.</Trans>
      </p>
      <div className={styles.field}>
        <NativeSelect
          name="citizenship"
          label={t`Citizenship`}
          options={[emptyOption, ...countryOptions()]}
          value={draft.citizenship ?? ''}
          onChange={(code) => change({ citizenship: code || null })}
        />
        <ShownSwitch {...fields} field="citizenship" of={t`Citizenship`} />
      </div>
      <div className={styles.field}>
        <TextField
          name="birthday"
          type="date"
          label={t`Date of birth`}
          description={t`Others can only ever see your age, never the date.`}
          value={draft.birthday ?? ''}
          onChange={(date) => change({ birthday: date || null })}
          autoComplete="bday"
        />
        <ShownSwitch {...fields} field="birthday" of={t`Date of birth`} />
      </div>
      <div className={styles.field}>
        <NativeSelect
          name="family_status"
          label={t`Marital status`}
          options={optionsOf(FAMILY_STATUSES)}
          value={draft.family_status ?? ''}
          onChange={(value) => change({ family_status: (value || null) as ProfileDraft['family_status'] })}
        />
        <ShownSwitch {...fields} field="family_status" of={t`Marital status`} />
      </div>
      <div className={styles.field}>
        <NativeSelect
          name="smoking"
          label={t`Smoking`}
          options={optionsOf(SMOKING)}
          value={draft.smoking ?? ''}
          onChange={(value) => change({ smoking: (value || null) as ProfileDraft['smoking'] })}
        />
        <ShownSwitch {...fields} field="smoking" of={t`Smoking`} />
      </div>
    </>
  )
}
