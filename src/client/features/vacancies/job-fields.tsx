import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { LANGUAGE_NAMES } from '#client/platform/i18n.ts'
import { EMPLOYMENT_TYPES, GERMAN_LEVELS } from '#client/platform/terms.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { ComboBox } from '#client/ui/lazy-combo-box.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/conventions.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import type { EmploymentType, GermanLevel } from '#shared/contract/work-terms.ts'
import { createCityFilter } from '#shared/rules/city-match.ts'
import { Fields, type FieldsProps } from './fields.tsx'
import { optionsOf } from './options.ts'
import { lacksGenderMark, withGenderMark } from './vacancy-draft.ts'
import styles from './vacancy-form.module.css'

type Props = FieldsProps & { cities: readonly City[]; rubrics: readonly Rubric[] }

/** What the work is, where, and what it asks for. */
export function JobFields({ draft, change, cities, rubrics }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useViewer()
  const textLanguage = draft.language ?? language
  return (
    <Fields heading={<Trans>The job</Trans>}>
      <TextField
        name="title"
        label={t`Title`}
        description={t`What the person will do, as short as a sign on a door.`}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={LIMITS.title.max}
        autoComplete="off"
        className={styles.wide}
        isRequired
      />
      {lacksGenderMark(draft.title, textLanguage) && (
        <GenderHint onAdd={() => change({ title: withGenderMark(draft.title) })} />
      )}
      <Places draft={draft} change={change} cities={cities} rubrics={rubrics} />
      <NativeSelect
        name="employment_type"
        label={t`Employment`}
        options={optionsOf(EMPLOYMENT_TYPES, i18n)}
        value={draft.employment_type}
        onChange={(value) => change({ employment_type: value as EmploymentType })}
      />
      <NativeSelect
        name="german_level"
        label={t`German at least`}
        options={optionsOf(GERMAN_LEVELS, i18n)}
        value={draft.german_level}
        onChange={(value) => change({ german_level: value as GermanLevel })}
      />
      <TextField
        name="start_date"
        type="date"
        label={t`Start date`}
        description={t`Leave it empty if the work can begin at any time.`}
        value={draft.start_date ?? ''}
        onChange={(date) => change({ start_date: date || null })}
      />
      <NativeSelect
        name="language"
        label={t`Language of the text`}
        description={t`The language you write this vacancy in.`}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={textLanguage}
        onChange={(value) => change({ language: value as Language })}
      />
    </Fields>
  )
}

function Places({ draft, change, cities, rubrics }: Props) {
  const { t } = useLingui()
  const cityItems = useMemo(
    () => cities.map(({ id, name, region }) => ({ id: `${id}`, name, detail: region })),
    [cities],
  )
  const rubricItems = useMemo(() => rubrics.map(({ id, name }) => ({ id: `${id}`, name })), [rubrics])
  const cityFilter = useMemo(() => createCityFilter(cities), [cities])
  return (
    <>
      <ComboBox
        name="rubric_id"
        label={t`Rubric`}
        items={rubricItems}
        selectedKey={keyOf(draft.rubric_id)}
        onSelectionChange={(key) => change({ rubric_id: key === null ? null : Number(key) })}
        emptyText={rubrics.length > 0 ? t`No rubric of this name` : t`The list has not been loaded yet`}
        isRequired
      />
      <ComboBox
        name="city_id"
        label={t`City`}
        placeholder={t`Name or postcode`}
        items={cityItems}
        selectedKey={keyOf(draft.city_id)}
        onSelectionChange={(key) => change({ city_id: key === null ? null : Number(key) })}
        filter={cityFilter}
        emptyText={cities.length > 0 ? t`No city of this name` : t`The list has not been loaded yet`}
        isRequired
      />
    </>
  )
}

const keyOf = (id: number | null) => (id === null ? null : `${id}`)

function GenderHint({ onAdd }: { onAdd: () => void }) {
  return (
    <Notice
      className={styles.wide}
      actions={
        <Button size="small" variant="secondary" onPress={onAdd}>
          <Trans>Add (m/w/d)</Trans>
        </Button>
      }
    >
      <Trans>German law asks for job titles that mean everybody, which (m/w/d) says.</Trans>
    </Notice>
  )
}
