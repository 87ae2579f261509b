import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ACTION_WORDS } from '#client/domain/action-words.ts'
import { CARE_QUALIFICATIONS } from '#client/domain/care-qualifications.ts'
import { CLOSE_WORDS } from '#client/domain/close-reasons.ts'
import { COMPANY_ROLE_WORDS } from '#client/domain/company-role-words.ts'
import { DECLINE_WORDS } from '#client/domain/decline-reasons.ts'
import { GROUND_WORDS } from '#client/domain/ground-words.ts'
import { BID_STATES, CHOICE_WORDS, MODERATION_STATES, PAY_TYPES } from '#client/domain/labels.ts'
import {
  countryName,
  FAMILY_STATUSES,
  languageLevels,
  languageName,
  RECOGNITIONS,
  SMOKING,
} from '#client/domain/profile-labels.ts'
import { REASONS } from '#client/domain/report-reasons.ts'
import { ROLE_WORDS } from '#client/domain/role-words.ts'
import { VAT_CHECK_WORDS } from '#client/domain/vat-check-words.ts'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '#client/platform/words/format.ts'
import { formatMonth } from '#client/platform/words/format-month.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import type { ExportKind } from '#shared/contract/export-kinds.ts'
import type { Language } from '#shared/contract/languages.ts'
import { KINDS } from '#shared/contract/notification-kinds.ts'

type Codes = Record<string, MessageDescriptor>
type Translate = (message: MessageDescriptor) => string

/** The words of the codes that tables contain. */
export const CODE_WORDS: Partial<Record<ExportKind, Codes>> = {
  role: ROLE_WORDS,
  company_role: Object.fromEntries(
    Object.entries(COMPANY_ROLE_WORDS).map(([role, { name }]) => [role, name]),
  ),
  person_type: { individual: msg`Individual`, legal_entity: msg`Legal entity` },
  vat_check: VAT_CHECK_WORDS,
  recognition: RECOGNITIONS,
  care_qualification: CARE_QUALIFICATIONS,
  family_status: FAMILY_STATUSES,
  smoking: SMOKING,
  moderation_state: MODERATION_STATES,
  employer_kind: CHOICE_WORDS.employer_kind.values,
  employment_type: CHOICE_WORDS.employment_type.values,
  shift_pattern: CHOICE_WORDS.shift_pattern.values,
  german_level: CHOICE_WORDS.german_level.values,
  accommodation: CHOICE_WORDS.accommodation.values,
  pay_type: PAY_TYPES,
  bid_state: BID_STATES,
  close_reason: CLOSE_WORDS,
  decline_reason: DECLINE_WORDS,
  report_reason: REASONS,
  ground: GROUND_WORDS,
  report_state: { open: msg`Open`, upheld: msg`Upheld`, dismissed: msg`Dismissed` },
  // The code says what became of the first decision, the page what became of the objection.
  objection_outcome: {
    overturned: msg({ message: 'Upheld', context: 'an objection' }),
    upheld: msg({ message: 'Rejected', context: 'an objection' }),
  },
  notification: Object.fromEntries(
    Object.entries(KINDS).map(([kind, { name }]) => [kind, { ...name, message: name.id }]),
  ),
  contact_state: {
    open: msg`Open`,
    answered: msg`Answered`,
    done: msg`No answer needed`,
    spam: msg`Spam`,
  },
  action: ACTION_WORDS,
}

/** A value of a column in words; null when the page leaves it out: nothing, or a code of a newer server. */
export function valueInWords(
  kind: Exclude<ExportKind, 'posting' | 'company' | 'visibility' | 'picture'>,
  value: unknown,
  translate: Translate,
): string | null {
  if (value === null || value === undefined || value === '') return null
  const codes = CODE_WORDS[kind]
  const text = String(value)
  if (codes) return codes[text] ? translate(codes[text]) : null
  switch (kind) {
    case 'list':
      return Array.isArray(value) && value.length > 0 ? value.map(String).join('\n') : null
    case 'time':
      return formatDateTime(text)
    case 'date':
      return formatDate(text)
    case 'month':
      return formatMonth(text)
    case 'money':
      return formatMoney(Number(value))
    case 'number':
      return formatNumber(Number(value))
    case 'yes':
      return translate(value ? msg`Yes` : msg`No`)
    case 'language':
      return languageName(text)
    case 'language_level': {
      const levels: Record<string, string> = languageLevels(translate)
      return levels[text] ?? null
    }
    case 'country':
      return countryName(text)
    case 'names': {
      const names = value as Partial<Record<Language, string>>
      return names[currentLanguage()] ?? names.en ?? names.de ?? null
    }
    default:
      return text
  }
}
