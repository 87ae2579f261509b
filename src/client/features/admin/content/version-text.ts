import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate, formatDateTime } from '#client/platform/words/format.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { EditorField } from './kinds.ts'

type Values = Record<string, unknown>
type Local = Partial<Record<Language, string>> | undefined

/** Whether a field has a value for each language. */
export const isLocal = ({ type }: EditorField): boolean => type.startsWith('local-') || type === 'cover'

/** The languages in which a text is longer than the server accepts. The editor shows one language at a time. */
export const tooLongIn = (fields: readonly EditorField[], form: Values): Language[] =>
  LANGUAGES.filter((language) =>
    fields.some((field) => {
      if (field.type === 'cover') {
        const cover = form[field.name] as { alts: Local } | null | undefined
        return isTooLong(cover?.alts?.[language], LIMITS.pictureText)
      }
      return isLocal(field) && 'max' in field && isTooLong((form[field.name] as Local)?.[language], field.max)
    }),
  )

/** Whether a text has more characters than the server accepts, as its field says (`useTooLong`). */
export const isTooLong = (text: string | undefined, max: number): boolean => (text ?? '').trim().length > max

/** A field's value as plain text; those with a value for each language in one language. */
export function fieldText(field: EditorField, form: Values, language: Language, i18n: I18n): string {
  const value = form[field.name]
  if (value === null || value === undefined)
    return field.type === 'publication' && value === null ? i18n._(msg`Draft`) : ''
  switch (field.type) {
    case 'local-line':
    case 'local-text':
    case 'local-markdown':
      return (value as Local)?.[language] ?? ''
    case 'local-words':
      return (value as Partial<Record<Language, string[]>>)[language]?.join(', ') ?? ''
    case 'cover': {
      const { picture, alts } = value as { picture: string; alts: Local }
      return `${picture}\n${alts?.[language] ?? ''}`.trim()
    }
    case 'sources':
      return (value as { name: string; url: string }[]).map(({ name, url }) => `${name}: ${url}`).join('\n')
    case 'date':
      return formatDate(String(value))
    case 'publication':
      return formatDateTime(String(value))
    case 'switch':
      return i18n._(value ? msg`Yes` : msg`No`)
    case 'choice': {
      const label = field.options.find(([option]) => option === value)?.[1] ?? String(value)
      return typeof label === 'string' ? label : i18n._(label)
    }
    default:
      return String(value)
  }
}

/** The languages in which a version differs from another; empty when only fields without a language do. */
export const changedLanguages = (fields: readonly EditorField[], one: Values, other: Values, i18n: I18n) =>
  LANGUAGES.filter((language) =>
    fields.some(
      (field) =>
        isLocal(field) && fieldText(field, one, language, i18n) !== fieldText(field, other, language, i18n),
    ),
  )

/** The lines of a text, and whether another text has each of them too. */
export function compareLines(text: string, other: string): { line: string; isOwn: boolean }[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').map((line) => ({ line, isOwn: !known.has(line) }))
}
