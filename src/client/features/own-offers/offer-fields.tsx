import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { LANGUAGE_NAMES } from '#client/platform/i18n.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Card } from '#client/ui/card.tsx'
import { ComboBox } from '#client/ui/lazy-combo-box.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/conventions.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { createCityFilter } from '#shared/rules/city-match.ts'
import type { OfferDraft } from './offer-draft.ts'
import styles from './offer-form.module.css'

export type FieldsProps = { draft: OfferDraft; change: (part: Partial<OfferDraft>) => void }
export type Places = { cities: readonly City[]; rubrics: readonly Rubric[] }

/** A part of the form under its heading. */
export function Fields({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" padding="large">
      <SectionHeading>{heading}</SectionHeading>
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}

/** What work is looked for, and where. */
export function WorkFields({ draft, change, ...places }: FieldsProps & Places) {
  const { t } = useLingui()
  const { language } = useViewer()
  return (
    <Fields heading={<Trans>What you offer</Trans>}>
      <TextField
        name="name"
        label={t`Title`}
        description={t`What you do, in a few words: “Babysitting on weekends”.`}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={LIMITS.title.max}
        autoComplete="off"
        className={styles.wide}
        isRequired
      />
      <PlaceFields draft={draft} change={change} {...places} />
      <NativeSelect
        name="language"
        label={t`Language of the text`}
        description={t`The language you write this offer in.`}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={draft.language ?? language}
        onChange={(value) => change({ language: value as Language })}
      />
    </Fields>
  )
}

function PlaceFields({ draft, change, cities, rubrics }: FieldsProps & Places) {
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
        description={t`Where you would like to work.`}
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
