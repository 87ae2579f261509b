import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { CHOICE_WORDS, PAY_TYPES } from '#client/domain/labels.ts'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { PayField } from '#client/domain/pay-field.tsx'
import { ComboBox } from '#client/ui/lazy-combo-box.tsx'
import { NativeSelect, type SelectOption } from '#client/ui/native-select.tsx'
import type { ImportSourceForm } from '#shared/contract/imports.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { createCityFilter } from '#shared/rules/city-match.ts'
import { Fields, type FieldsProps } from '../fields.tsx'
import type { Places } from '../place-fields.tsx'
import { optionsOf } from '../vacancies/options.ts'

type Props = FieldsProps<ImportSourceForm> & Places

/** The default values for vacancies of the source that lack these fields. */
export function DefaultFields({ draft, change, cities, rubrics }: Props) {
  const { t } = useLingui()
  return (
    <Fields heading={<Trans>If a vacancy does not state these</Trans>}>
      <LimitedTextField
        name="company_name"
        label={t`Company name`}
        value={draft.company_name ?? ''}
        onChange={(company_name) => change({ company_name: company_name || null })}
        max={LIMITS.companyName}
        autoComplete="organization"
      />
      <LimitedTextField
        name="contact_name"
        label={t`Contact name`}
        value={draft.contact_name ?? ''}
        onChange={(contact_name) => change({ contact_name: contact_name || null })}
        max={LIMITS.name}
        autoComplete="name"
      />
      <CityField draft={draft} change={change} cities={cities} />
      <Choices draft={draft} change={change} rubrics={rubrics} />
      <PayField
        name="pay_amount"
        label={t`Pay (EUR)`}
        value={draft.pay_amount}
        onChange={(pay_amount) => change({ pay_amount })}
      />
    </Fields>
  )
}

function CityField({ draft, change, cities }: Omit<Props, 'rubrics'>) {
  const { t } = useLingui()
  const items = useMemo(
    () => cities.map(({ id, name, region }) => ({ id: `${id}`, name, detail: region })),
    [cities],
  )
  const filter = useMemo(() => createCityFilter(cities), [cities])
  return (
    <ComboBox
      name="city_id"
      label={t`City`}
      placeholder={t`Name or postcode`}
      items={items}
      selectedKey={draft.city_id === null ? null : `${draft.city_id}`}
      onSelectionChange={(key) => change({ city_id: key === null ? null : Number(key) })}
      filter={filter}
      emptyText={cities.length > 0 ? t`No city by that name` : t`The list is still loading`}
    />
  )
}

type ChoiceField = 'employment_type' | 'employer_kind' | 'pay_type' | 'language'

function Choices({ draft, change, rubrics }: Omit<Props, 'cities'>) {
  const { t, i18n } = useLingui()
  const select = (name: ChoiceField | 'rubric_id', label: string, options: SelectOption[]) => (
    <NativeSelect
      key={name}
      name={name}
      label={label}
      options={[{ value: '', label: t`Not specified` }, ...options]}
      value={`${draft[name] ?? ''}`}
      onChange={(value) =>
        change({ [name]: value === '' ? null : name === 'rubric_id' ? Number(value) : value })
      }
    />
  )
  return (
    <>
      {select(
        'rubric_id',
        t`Rubric`,
        rubrics.map(({ id, name }) => ({ value: `${id}`, label: name })),
      )}
      {select(
        'employment_type',
        i18n._(CHOICE_WORDS.employment_type.label),
        optionsOf(CHOICE_WORDS.employment_type.values, i18n),
      )}
      {select(
        'employer_kind',
        i18n._(CHOICE_WORDS.employer_kind.label),
        optionsOf(CHOICE_WORDS.employer_kind.values, i18n),
      )}
      {select(
        'language',
        t`Language of the text`,
        LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      )}
      {select('pay_type', t`Payment`, optionsOf(PAY_TYPES, i18n))}
    </>
  )
}
