import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ACTION_WORDS } from '#client/domain/action-words.ts'
import { COMPANY_ROLE_WORDS } from '#client/domain/company-role-words.ts'
import { formatDateTime, formatNumber } from '#client/platform/words/format.ts'
import type { AuditEntry } from '#shared/contract/audit.ts'
import type { CompanyRole } from '#shared/contract/companies.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { MEASURES, type Measure } from '#shared/contract/measures.ts'
import { EDITED_KINDS, type EditorField } from '../content/kinds.ts'
import { fieldText, isLocal } from '../content/version-text.ts'
import { STAFF_ROLE_WORDS } from '../people/role-words.ts'
import { SETTING_WORDS } from '../settings/setting-words.ts'

type Words = Record<string, MessageDescriptor | undefined>
type Field = { label: MessageDescriptor; values?: Words }
/** A recorded value. `label` or `text` are null without words for them: the page shows the code. */
type Value = { name: string; label: string | null; text: string | null; code: string }

const MEASURE_ACTIONS: Record<Measure, string> = {
  note: 'user.noted',
  warn: 'user.warned',
  hide: 'user.profile_hidden',
  pause: 'user.paused',
  block: 'user.blocked',
}

const status = (values: Words): Field => ({ label: msg`Status`, values })

/** Fields whose codes differ between the types of subjects. */
const OF_SUBJECT: Record<string, Field | undefined> = {
  'vacancy.state': status({
    pending: msg`Waiting for moderation`,
    approved: msg`Approved`,
    rejected: msg`Rejected`,
  }),
  'report.state': status({ open: msg`Open`, upheld: msg`Upheld`, dismissed: msg`Dismissed` }),
  'contact_message.state': status({
    open: msg`Open`,
    answered: msg`Answered`,
    done: msg`No answer needed`,
    spam: msg`Spam`,
  }),
}

/** The fields that `recordAction` gets on the server; those of content and settings have their words in their forms. */
const FIELDS: Record<string, Field | undefined> = {
  taken_down: { label: msg`Taken down` },
  removed: { label: msg`Removed` },
  measure: {
    label: msg`Consequence for the person`,
    values: Object.fromEntries(MEASURES.map((measure) => [measure, ACTION_WORDS[MEASURE_ACTIONS[measure]]])),
  },
  trusted: { label: msg`Trusted` },
  role: {
    label: msg`Role`,
    values: Object.fromEntries(
      Object.entries(COMPANY_ROLE_WORDS).map(([role, { name }]) => [role as CompanyRole, name]),
    ),
  },
  staff_role: { label: msg`Staff role`, values: STAFF_ROLE_WORDS },
  blocked: { label: msg`Blocked` },
  until: { label: msg`Blocked until` },
  sessions: { label: msg`Devices logged in` },
  second_factor: { label: msg`Two-step login` },
  hidden: { label: msg`Profile hidden` },
  version: { label: msg({ message: 'Version', context: 'of a text' }) },
}

/** The recorded values of an entry in the words of the current language. */
export const valuesInWords = (
  { subject_type }: Pick<AuditEntry, 'subject_type'>,
  values: AuditEntry['before'],
  i18n: I18n,
): Value[] =>
  Object.entries(values ?? {}).map(([name, value]) => {
    const code = typeof value === 'string' ? value : JSON.stringify(value)
    const edited = editedField(subject_type, name)
    if (edited) return { name, code, label: i18n._(edited.label), text: editedText(edited, value, i18n) }
    const field = OF_SUBJECT[`${subject_type}.${name}`] ?? FIELDS[name] ?? settingsField(name)
    if (!field) return { name, code, label: null, text: null }
    return { name, code, label: i18n._(field.label), text: textOf(name, value, field.values, i18n) }
  })

const settingsField = (name: string): Field | undefined => {
  const label = (SETTING_WORDS as Words)[name]
  return label && { label, ...(name === 'default_language' && { values: LANGUAGE_WORDS }) }
}

const LANGUAGE_WORDS: Words = Object.fromEntries(LANGUAGES.map((one) => [one, { id: LANGUAGE_NAMES[one] }]))

function textOf(name: string, value: unknown, words: Words | undefined, i18n: I18n): string | null {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return i18n._(value ? msg`Yes` : msg`No`)
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value !== 'string') return null
  if (name === 'until') return formatDateTime(value)
  if (!words) return value
  return words[value] ? i18n._(words[value]) : null
}

const editedField = (type: string, name: string): EditorField | undefined =>
  Object.entries(EDITED_KINDS)
    .find(([kind]) => kind === type)?.[1]
    .fields.find((field) => field.name === name)

/** A field's value; one with a value for each language in each of them. */
function editedText(field: EditorField, value: unknown, i18n: I18n): string {
  const textIn = (language: Language) => fieldText(field, { [field.name]: value }, language, i18n)
  const text = isLocal(field)
    ? LANGUAGES.flatMap((one) => (textIn(one) ? [`${LANGUAGE_NAMES[one]}: ${textIn(one)}`] : [])).join('; ')
    : textIn(LANGUAGES[0])
  return text || '–'
}
