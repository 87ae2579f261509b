import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IsPhone } from './phone-check.ts'

/**
 * The error of a typed phone number; null when it is empty or may be valid. Without 0 or + a foreign
 * number would be stored as a German one.
 * @param isPhone whether a number exists; null while that cannot be checked on the device
 */
export function findPhoneProblem(typed: string, isPhone: IsPhone | null): MessageDescriptor | null {
  const phone = typed.trim()
  const digits = phone.replace(/\D/g, '').length
  if (!phone) return null
  if (digits < 6 || digits > 15 || isShortMobile(phone)) return msg`wrong phone number`
  if (!/^\(?[0+]/.test(phone)) return msg`Please begin with 0, or with + and the country code`
  return isPhone && !isPhone(phone) ? msg`wrong phone number` : null
}

/** Whether the server understands a number as German: it has no country code. */
export const isReadAsGerman = (typed: string): boolean => /^\(?(?:[1-9]|0[1-9])/.test(typed.trim())

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
