import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { ComboBox } from '#client/ui/lazy-combo-box.tsx'
import type { City, Rubric } from '#shared/contract/places.ts'
import { POSTCODE } from '#shared/postcode.ts'
import { createCityFilter } from '#shared/rules/city-match.ts'
import type { FieldsProps } from './fields.tsx'
import styles from './posting-form.module.css'
import { useRubricWords } from './use-rubric-words.ts'

export type Places = { cities: readonly City[]; rubrics: readonly Rubric[] }

type Draft = {
  rubric_id: number | null
  city_id: number | null
  /** Only of forms with a postcode. */
  postal_code?: string | null
}
type Props = FieldsProps<Draft> & Places & { cityDescription?: string }

/** Rubric and city of the work. */
export function PlaceFields({ draft, change, cities, rubrics, cityDescription }: Props) {
  const { t } = useLingui()
  const cityItems = useMemo(
    () => cities.map(({ id, name, region }) => ({ id: `${id}`, name, detail: region })),
    [cities],
  )
  const occupationsOf = useRubricWords()
  const rubricItems = useMemo(
    () =>
      rubrics.map(({ id, slug, name, words = [] }) => ({
        id: `${id}`,
        name,
        words: [...words, ...occupationsOf(slug)],
      })),
    [rubrics, occupationsOf],
  )
  const cityFilter = useMemo(() => createCityFilter(cities), [cities])
  return (
    <div className={styles.places}>
      <ComboBox
        name="rubric_id"
        label={t`Rubric`}
        items={rubricItems}
        selectedKey={keyOf(draft.rubric_id)}
        onSelectionChange={(key) => change({ rubric_id: key === null ? null : Number(key) })}
        emptyText={t`The list is still loading`}
        allText={t`No rubric by that name. Here is the full list:`}
        chooseText={t`Choose a rubric from the list`}
        isRequired
      />
      <ComboBox
        name="city_id"
        label={t`City`}
        description={cityDescription}
        placeholder={t`Name or postcode`}
        items={cityItems}
        selectedKey={keyOf(draft.city_id)}
        onSelectionChange={(key, typed) =>
          change({ city_id: key === null ? null : Number(key), ...postcodeOf(draft, typed) })
        }
        filter={cityFilter}
        emptyText={cities.length > 0 ? t`No city by that name` : t`The list is still loading`}
        chooseText={t`Choose a city from the list`}
        isRequired
      />
    </div>
  )
}

/** A postcode by which the city was chosen fills in the empty field. */
const postcodeOf = ({ postal_code }: Draft, typed: string): Pick<Draft, 'postal_code'> =>
  postal_code === null && POSTCODE.test(typed.trim()) ? { postal_code: typed.trim() } : {}

const keyOf = (id: number | null) => (id === null ? null : `${id}`)
