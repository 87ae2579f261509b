const NUMBER = /(?:\+|\b0)\d[\d ()/-]{5,}\d/g
const MIN_DIGITS = 8

/** Whether a text seems to contain a phone number. Dates, times and amounts are none. */
export const hasPhoneNumber = (text: string): boolean =>
  [...text.matchAll(NUMBER)].some(([match]) => match.replace(/\D/g, '').length >= MIN_DIGITS)
