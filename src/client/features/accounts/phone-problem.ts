import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * The error of a typed phone number; null when it is empty or may be valid. Without 0 or + a foreign
 * number would be stored as a German one.
 */
export function findPhoneProblem(typed: string): MessageDescriptor | null {
  const phone = typed.trim()
  const digits = phone.replace(/\D/g, '').length
  if (!phone) return null
  if (digits < 6 || digits > 15 || isShortMobile(phone)) return msg`wrong phone number`
  return /^\(?[0+]/.test(phone) ? null : msg`Please begin with 0, or with + and the country code`
}

/** German mobile numbers have at least 11 digits after 0 with 15…, else 10 (Bundesnetzagentur's numbering plan). */
function isShortMobile(phone: string): boolean {
  const [, mobile = ''] = /^(?:\+49|0049|0)(1[567]\d*)$/.exec(phone.replace(/\(0\)|[^\d+]/g, '')) ?? []
  return mobile !== '' && mobile.length < (mobile.startsWith('15') ? 11 : 10)
}

/**
 * How the server understands a typed number with a leading 0: as a German one, in E.164. Null for other numbers and for
 * German mobile numbers (015, 016, 017), which nobody means otherwise.
 */
export function readAsGerman(typed: string): string | null {
  const digits = typed.replace(/\(0\)|[^\d+]/g, '')
  return /^0[2-9]\d{5,}$/.test(digits) ? `+49${digits.slice(1)}` : null
}
