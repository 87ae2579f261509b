import { useLingui } from '@lingui/react/macro'
import { CHOICE_WORDS } from '#client/domain/labels.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { isOptional, type JobChoice } from '#shared/contract/vacancy-choices.ts'
import type { FieldsProps } from '../fields.tsx'
import { optionsOf } from './options.ts'
import type { VacancyDraft } from './vacancy-draft.ts'

/** A select for each field with a fixed list of values. Optional fields also offer an empty choice. */
export function ChoiceFields({
  fields,
  draft,
  change,
}: FieldsProps<VacancyDraft> & { fields: readonly JobChoice[] }) {
  const { t, i18n } = useLingui()
  return fields.map((field) => {
    const { label, formLabel = label, values } = CHOICE_WORDS[field]
    const isRequired = !isOptional(field)
    const none = isRequired
      ? [{ value: '', label: t`Please choose` }]
      : [{ value: '', label: t`Not specified` }]
    const hasNone = !isRequired || draft[field] === null
    return (
      <NativeSelect
        key={field}
        name={field}
        label={i18n._(formLabel)}
        options={[...(hasNone ? none : []), ...optionsOf(values, i18n)]}
        isRequired={isRequired}
        value={draft[field] ?? ''}
        onChange={(value) => change({ [field]: value || null })}
      />
    )
  })
}
