import { useLingui } from '@lingui/react/macro'
import { WEEK_HOURS } from '#shared/contract/choices.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { ChoiceSelect } from './choice-select.tsx'

/** Filter by the most hours a week of a job. */
export function WeekHours({ draft, onDraft }: Pick<PanelProps, 'draft' | 'onDraft'>) {
  const { t } = useLingui()
  return (
    <ChoiceSelect
      label={t`Hours a week`}
      name="hours"
      choices={WEEK_HOURS.map((hours) => ({ value: `${hours}`, label: t`up to ${hours}\u00a0hours` }))}
      value={`${draft.hours ?? ''}`}
      counts={undefined}
      onChange={(hours) => onDraft({ ...draft, hours: hours ? Number(hours) : undefined })}
    />
  )
}
