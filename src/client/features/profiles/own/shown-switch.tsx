import { useLingui } from '@lingui/react/macro'
import { Switch } from '#client/ui/switch.tsx'
import type { VisibleField } from '#shared/contract/profiles.ts'
import styles from './own-profile.module.css'
import type { FieldsProps } from './profile-form.tsx'

type Props = FieldsProps & {
  field: VisibleField
  /** The field's name, to distinguish several switches on a page. */
  of: string
  /** Replaces the general label. */
  words?: string
}

/** Switch that shows or hides a field on the public profile. */
export function ShownSwitch({ draft, change, field, of, words }: Props) {
  const { t } = useLingui()
  return (
    <Switch
      isSelected={draft.visibility[field]}
      onChange={(isShown) => change({ visibility: { ...draft.visibility, [field]: isShown } })}
      aria-label={words ?? t`Show on my public profile: ${of}`}
      className={styles.shown}
    >
      {words ?? t`Show on my public profile`}
    </Switch>
  )
}
