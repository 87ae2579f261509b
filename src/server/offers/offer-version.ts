import type { OfferForm } from '#shared/contract/own-offers.ts'
import { textVersion } from '../http/text-version.ts'

type Field = Exclude<keyof OfferForm, 'published'>

// A record, so that a missing field is a type error. Another order gives another checksum, which would refuse what waits
// on devices.
const FIELDS: Record<Field, true> = {
  name: true,
  rubric_id: true,
  city_id: true,
  pay_type: true,
  pay_amount: true,
  description: true,
  skills: true,
  preferences: true,
  language: true,
  is_indexed: true,
}

/**
 * The version of an offer's text: its checksum, so that a repeated change keeps it. The publish flag is no part of it:
 * hiding an offer must not refuse a text that was written before.
 */
export const offerVersion = (offer: Record<Field, unknown>): number =>
  textVersion(...Object.keys(FIELDS).map((field) => offer[field as Field]))
