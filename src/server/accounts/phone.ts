import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A phone number in E.164; German when it has no country code. Null when it is not a valid number. */
export function normalisePhone(typed: string): string | null {
  const phone = parsePhoneNumberFromString(typed, 'DE')
  return phone?.isValid() ? phone.number : null
}

// The number itself waits in no queue and is in no mail.
const SHOWN_DIGITS = 2

/** The last digits of a number, by which its owner knows it. */
export const lastDigitsOf = (phone: string): string => phone.slice(-SHOWN_DIGITS)
