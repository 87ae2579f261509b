import { useLingui } from '@lingui/react/macro'
import { CHOICE_WORDS } from '#client/domain/labels.ts'
import { JOB_CHOICE_NAMES, JOB_CHOICES, type JobChoice } from '#shared/contract/vacancy-choices.ts'
import { toggleValue } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import type { FilterCounts } from '../filters/queries.ts'
import { type Choice, ChoiceGroup } from './choice-group.tsx'
import { ChoiceSelect } from './choice-select.tsx'

type Props = Pick<PanelProps, 'draft' | 'onDraft'> & { counts: FilterCounts | undefined }

/** The filters for fields with a fixed list of values: several values, or one value where they have an order. */
export function ChoiceFilters({ draft, onDraft, counts }: Props) {
  const { i18n } = useLingui()
  const choicesOf = (field: JobChoice): Choice<string>[] => {
    const counted = counts && (counts[JOB_CHOICES[field].counts] ?? [])
    return Object.entries(CHOICE_WORDS[field].values).map(([value, word]) => ({
      value,
      label: i18n._(word),
      ...(counted && { count: counted.find((choice) => choice.value === value)?.count ?? 0 }),
    }))
  }
  return JOB_CHOICE_NAMES.map((field) => {
    const { key, filter } = JOB_CHOICES[field]
    const { label, filterLabel = label } = CHOICE_WORDS[field]
    const change = (value: string | string[] | undefined) => onDraft({ ...draft, [key]: value || undefined })
    const selected: string[] = [draft[key] ?? []].flat()
    const props = { name: key, label: i18n._(filterLabel), counts, choices: choicesOf(field) }
    return filter === 'any' ? (
      <ChoiceGroup
        key={field}
        {...props}
        selected={selected}
        onToggle={(value) => change(toggleValue(selected, value))}
      />
    ) : (
      <ChoiceSelect key={field} {...props} value={selected[0] ?? ''} onChange={change} />
    )
  })
}
