import { useLingui } from '@lingui/react/macro'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/contract/languages.ts'
import { toggleValue } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import type { FilterCounts } from '../filters/queries.ts'
import { ChoiceGroup } from './choice-group.tsx'

type Props = Pick<PanelProps, 'draft' | 'onDraft'> & { counts: FilterCounts | undefined }

/** Filter by the language of the text. */
export function TextLanguages({ draft, onDraft, counts }: Props) {
  const { t } = useLingui()
  return (
    <ChoiceGroup
      label={t`Language of the text`}
      name="lang"
      choices={LANGUAGES.map((value) => ({
        value,
        label: LANGUAGE_NAMES[value],
        count: counts && (counts.languages.find((choice) => choice.value === value)?.count ?? 0),
      }))}
      selected={draft.lang}
      counts={counts}
      onToggle={(lang) => onDraft({ ...draft, lang: toggleValue(draft.lang, lang) })}
    />
  )
}
