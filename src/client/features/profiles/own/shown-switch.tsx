import { useLingui } from '@lingui/react/macro'
import { Switch } from '#client/ui/switch.tsx'
import type { VisibleField } from '#shared/contract/profiles.ts'
import styles from './own-profile.module.css'
import type { FieldsProps } from './profile-form.tsx'

type Props = FieldsProps & {
  field: VisibleField
  /** Says which field the switch is about, where several stand together. */
  of: string
  /** In place of the general words. */
  words?: string
}

/** Whether the public profile shows a field. */
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
