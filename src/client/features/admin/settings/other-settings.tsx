import { Trans, useLingui } from '@lingui/react/macro'
import { BothTexts } from '#client/domain/both-texts.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { SettingsField } from './setting-values.ts'

type Values = Record<string, unknown>
type Props = {
  fields: readonly SettingsField[]
  /** The own values and the stored ones. */
  form: Values
  values: Values
  /** The settings that both have changed. */
  conflicts: readonly string[]
  /** How often saving was refused because of them. */
  presses: number
  /** Whether the server has refused the last save. */
  isChanged: boolean
  keepOwn: () => void
  useOther: () => void
}

/** What another administrator has saved in a section meanwhile, above the own changes. */
export function OtherSettings({ conflicts, presses, isChanged, keepOwn, useOther, ...props }: Props) {
  const { t } = useLingui()
  const { fields, form, values } = props
  if (conflicts.length === 0)
    return isChanged ? (
      <Notice tone="amber" role="alert">
        <Trans>
          Someone has saved this section in the meantime. Their changes are shown here now and will be kept.
          Your changes are not saved yet: please save again.
        </Trans>
      </Notice>
    ) : null
  const textOf = ({ type, options = [] }: SettingsField, value: unknown) => {
    if (type === 'checkbox') return value === true ? t`Yes` : t`No`
    return options.find((option) => option.value === value)?.label ?? String(value ?? '')
  }
  return (
    <BothTexts
      key={presses}
      title={<Trans>Someone has saved other values in the meantime</Trans>}
      texts={fields
        .filter(({ name }) => conflicts.includes(name))
        .map((field) => [field.label, textOf(field, form[field.name]), textOf(field, values[field.name])])}
      hasValues
      isRefused={isChanged || presses > 0}
      onKeep={keepOwn}
      onUseOther={useOther}
    />
  )
}
