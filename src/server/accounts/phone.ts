import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A phone number in E.164, read as a German one when it names no country; null when it is none. */
export function normalisePhone(typed: string): string | null {
  const phone = parsePhoneNumberFromString(typed, 'DE')
  return phone?.isValid() ? phone.number : null
}
