import { useLingui } from '@lingui/react/macro'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { FieldsProps } from './fields.tsx'

type Props = FieldsProps<{ language: Language | null }> & { description: string }

/** The language of the text. The default is the language of the interface. */
export function LanguageField({ draft, change, description }: Props) {
  const { t } = useLingui()
  const { language } = useViewer()
  return (
    <NativeSelect
      name="language"
      label={t`Language of the text`}
      description={description}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      value={draft.language ?? language}
      onChange={(value) => change({ language: value as Language })}
    />
  )
}
