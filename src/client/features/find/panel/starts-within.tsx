import { useLingui } from '@lingui/react/macro'
import { START_DAYS } from '#shared/contract/choices.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { useStartWord } from './start-word.ts'

/** Filter by the start date of a job. */
export function StartsWithin({ draft, onDraft }: Pick<PanelProps, 'draft' | 'onDraft'>) {
  const { t } = useLingui()
  const wordOf = useStartWord()
  return (
    <ChoiceSelect
      label={t`Start date`}
      name="start"
      choices={START_DAYS.map((days) => ({ value: `${days}`, label: wordOf(days) }))}
      value={`${draft.start ?? ''}`}
      counts={undefined}
      onChange={(days) => onDraft({ ...draft, start: days ? Number(days) : undefined })}
    />
  )
}
