import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { EMPLOYER_KINDS, EMPLOYMENT_TYPES, GERMAN_LEVELS } from '#client/domain/labels.ts'
import type { GermanLevel } from '#shared/contract/work-terms.ts'
import { toggled } from '../list/filters.ts'
import styles from '../list/panel.module.css'
import type { FilterCounts } from '../queries.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { useCountWords } from './count-words.ts'
import type { PanelProps } from './panel-props.ts'

type Props = Pick<PanelProps, 'draft' | 'onDraft'> & { counts: FilterCounts | undefined }

/** How much of the day, for whom, and with how much German. */
export function JobTerms({ draft, onDraft, counts }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const inWords = useCountWords(counts)
  const worded = <K extends string>(
    words: Record<K, MessageDescriptor>,
    choices: readonly { value: K; count: number }[] | undefined,
  ) =>
    (Object.keys(words) as K[]).map((value) => ({
      value,
      label: i18n._(words[value]),
      count: choices && (choices.find((choice) => choice.value === value)?.count ?? 0),
    }))
  const levels = worded(GERMAN_LEVELS, counts?.german_levels)
  return (
    <>
      <ChoiceGroup
        label={t`Employment`}
        name="type"
        choices={worded(EMPLOYMENT_TYPES, counts?.employment_types)}
        selected={draft.type}
        counts={counts}
        onToggle={(type) => onDraft({ ...draft, type: toggled(draft.type, type) })}
      />
      <ChoiceGroup
        label={t`Employer`}
        name="kind"
        choices={worded(EMPLOYER_KINDS, counts?.employer_kinds)}
        selected={draft.kind}
        counts={counts}
        onToggle={(kind) => onDraft({ ...draft, kind: toggled(draft.kind, kind) })}
      />
      <div className={styles.field}>
        <label htmlFor={id}>{t`German, at most`}</label>
        <select
          id={id}
          name="german"
          className={styles.input}
          value={draft.german ?? ''}
          onChange={({ target }) =>
            onDraft({ ...draft, german: (target.value || undefined) as GermanLevel | undefined })
          }
        >
          <option value="">{t`Any`}</option>
          {levels.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {count === undefined ? label : `${label} (${inWords(count)})`}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
