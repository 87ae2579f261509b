import { useLingui } from '@lingui/react/macro'
import { FORM_FIELD_WORDS } from '#client/domain/form-field-words.ts'
import { languageLevels, languageName, RECOGNITIONS } from '#client/domain/profile-labels.ts'
import { formatMonth } from '#client/platform/words/format-month.ts'
import type { Education, LanguageSkill } from '#shared/contract/profiles.ts'
import { type EntryField, entryFields } from './entry-drafts.ts'
import type { EntryKind } from './profile-calls.ts'

/** Returns the labelled texts of two versions of an entry, to show both. */
export function useEntryTexts(kind: EntryKind) {
  const { t, i18n } = useLingui()
  const labelOf = (field: EntryField): string => {
    const label = FORM_FIELD_WORDS[field]
    // There `language` is that of a text.
    return field === 'language' || !label ? t({ message: 'Language', context: 'skill' }) : i18n._(label)
  }
  const shown = (field: EntryField, text: string): string => {
    if (text === '') return text
    if (field === 'period_from' || field === 'period_to') return formatMonth(text)
    if (field === 'language') return languageName(text)
    if (field === 'recognition') return i18n._(RECOGNITIONS[text as NonNullable<Education['recognition']>])
    if (field !== 'level') return text
    return languageLevels((message) => i18n._(message))[text as LanguageSkill['level']]
  }
  return (own: object, other: object): [label: string, own: string, other: string][] => {
    const others = entryFields(kind, other)
    return entryFields(kind, own).map(([field, text], at) => [
      labelOf(field),
      shown(field, text),
      shown(field, others[at]?.[1] ?? ''),
    ])
  }
}
