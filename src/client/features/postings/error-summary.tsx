import { Trans, useLingui } from '@lingui/react/macro'
import { FORM_FIELD_WORDS } from '#client/domain/form-field-words.ts'
import { findField } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'

// The name of an offer's title; the API has the words of the commission.
const TITLES: Record<string, string> = { name: 'title' }
// As in the forms; their other fields come in the order of the errors.
const ORDER = [
  'title rubric_id city_id street postal_code positions employment_type shift_pattern accommodation german_level start_date',
  'language pay_type pay_amount pay_max hours_per_week care_qualification description responsibilities requirements skills preferences',
  'company_name contact_name employer_kind',
].flatMap((line) => line.split(' '))

/** The fields of a long form that have errors, in its order, each a link to the field. */
export function ErrorSummary({ errors }: { errors: Record<string, string | string[]> }) {
  const { i18n } = useLingui()
  const named = Object.keys(errors)
    .map((field) => ({ field, key: TITLES[field] ?? field }))
    .toSorted((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
    .flatMap(({ field, key }) => {
      const label = FORM_FIELD_WORDS[key]
      return label ? [{ field, label: i18n._(label) }] : []
    })
  if (named.length < 2) return null
  return (
    <Notice tone="error" title={<Trans>Please check these fields</Trans>}>
      <ul>
        {named.map(({ field, label }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                findField(field)?.focus()
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
