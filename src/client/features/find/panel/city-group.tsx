import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { radiusOf, toggleValue, withCities } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import type { FilterCounts } from '../filters/queries.ts'
import styles from '../list/panel.module.css'
import { CityField } from '../search/city-field.tsx'
import { RadiusOptions } from '../search/radius-options.tsx'
import { ChoiceGroup } from './choice-group.tsx'

type Props = Pick<PanelProps, 'draft' | 'onDraft' | 'cities'> & {
  applied: number[] | undefined
  counts: FilterCounts | undefined
  hasFailed: boolean
}

/** The cities: any city by name, checkboxes for the most frequent ones, and a distance. */
export function CityGroup({ draft, onDraft, applied, counts, cities, hasFailed }: Props) {
  const { t } = useLingui()
  const id = useId()
  const listed = counts?.cities.map(({ id: value, name: label, count }) => ({ value, label, count }))
  const added = draft.cities?.filter((city) => !listed?.some(({ value }) => value === city)) ?? []
  // A city just chosen by name is not in the counts yet.
  const { data: all } = useQuery({ ...cities, enabled: added.length > 0 })
  const missing = added.map((city) => ({
    value: city,
    label: all?.find((known) => known.id === city)?.name ?? '…',
  }))
  const select = (chosen: number[] | undefined) => onDraft(withCities(draft, chosen))
  return (
    <ChoiceGroup
      label={t`Cities`}
      name="cities"
      choices={listed || hasFailed ? [...missing, ...(listed ?? [])] : undefined}
      selected={draft.cities}
      applied={applied}
      counts={counts}
      onToggle={(city) => select(toggleValue(draft.cities, city))}
      before={
        <CityField
          cities={cities}
          selected={null}
          isAdding
          onSelect={(city) => city && select([...new Set([...(draft.cities ?? []), city])])}
        />
      }
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t`Within`}</label>
        <select
          id={id}
          name="km"
          className={styles.input}
          value={radiusOf(draft)}
          disabled={!draft.cities}
          onChange={({ target }) =>
            onDraft({ ...draft, km: Number(target.value) || (draft.q ? 0 : undefined) })
          }
        >
          {draft.cities ? (
            <RadiusOptions chosen={radiusOf(draft)} />
          ) : (
            <option value={0}>{t`Choose a city first`}</option>
          )}
        </select>
        <Icon name="chevron-down" size={20} />
      </div>
    </ChoiceGroup>
  )
}
