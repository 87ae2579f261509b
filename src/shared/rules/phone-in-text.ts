const NUMBER = /(?:\+|\b0)\d[\d ()/-]{5,}\d/g
// Without prefix or leading zero, as Poles write their numbers, digits are a phone number only after a word that says so.
const NAMED_NUMBER =
  /(?<!\p{L})(?:tel|telefon|phone|mobile|mobil|handy|whatsapp|viber|signal|kom|komórka|dzwoń|тел|телефон|ватсап|вайбер|звоните)[^\p{L}\d]{0,3}\d[\d ()/-]{5,20}\d/giu
const MIN_DIGITS = 8

/** Whether a text seems to contain a phone number. Dates, times and amounts are none. */
export const hasPhoneNumber = (text: string): boolean =>
  [...text.matchAll(NUMBER), ...text.matchAll(NAMED_NUMBER)].some(
    ([match]) => match.replace(/\D/g, '').length >= MIN_DIGITS,
  )
