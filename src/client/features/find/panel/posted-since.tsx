import { useLingui } from '@lingui/react/macro'
import { POSTED_DAYS } from '#shared/contract/choices.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { usePostedWord } from './posted-word.ts'

/** Filter by the age of a job. */
export function PostedSince({ draft, onDraft }: Pick<PanelProps, 'draft' | 'onDraft'>) {
  const { t } = useLingui()
  const wordOf = usePostedWord()
  return (
    <ChoiceSelect
      label={t`Posted`}
      name="days"
      choices={POSTED_DAYS.map((days) => ({ value: `${days}`, label: wordOf(days) }))}
      value={`${draft.days ?? ''}`}
      counts={undefined}
      onChange={(days) => onDraft({ ...draft, days: Number(days) || undefined })}
    />
  )
}
