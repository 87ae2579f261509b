import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { ComboBox } from '#client/ui/lazy-combo-box.tsx'
import type { City, Rubric } from '#shared/contract/places.ts'
import { createCityFilter } from '#shared/rules/city-match.ts'
import type { FieldsProps } from './fields.tsx'

export type Places = { cities: readonly City[]; rubrics: readonly Rubric[] }

type Props = FieldsProps<{ rubric_id: number | null; city_id: number | null }> &
  Places & { cityDescription?: string }

/** Rubric and city of the work. */
export function PlaceFields({ draft, change, cities, rubrics, cityDescription }: Props) {
  const { t } = useLingui()
  const cityItems = useMemo(
    () => cities.map(({ id, name, region }) => ({ id: `${id}`, name, detail: region })),
    [cities],
  )
  const rubricItems = useMemo(
    () => rubrics.map(({ id, name, words = [] }) => ({ id: `${id}`, name, words })),
    [rubrics],
  )
  const cityFilter = useMemo(() => createCityFilter(cities), [cities])
  return (
    <>
      <ComboBox
        name="rubric_id"
        label={t`Rubric`}
        items={rubricItems}
        selectedKey={keyOf(draft.rubric_id)}
        onSelectionChange={(key) => change({ rubric_id: key === null ? null : Number(key) })}
        emptyText={rubrics.length > 0 ? t`No rubric by that name` : t`The list is still loading`}
        isRequired
      />
      <ComboBox
        name="city_id"
        label={t`City`}
        description={cityDescription}
        placeholder={t`Name or postcode`}
        items={cityItems}
        selectedKey={keyOf(draft.city_id)}
        onSelectionChange={(key) => change({ city_id: key === null ? null : Number(key) })}
        filter={cityFilter}
        emptyText={cities.length > 0 ? t`No city by that name` : t`The list is still loading`}
        isRequired
      />
    </>
  )
}

const keyOf = (id: number | null) => (id === null ? null : `${id}`)
