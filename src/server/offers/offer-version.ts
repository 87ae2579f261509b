import { crc32 } from 'node:zlib'
import type { OfferRow } from './own-store.ts'

const FIELDS = [
  'name',
  'rubric_id',
  'city_id',
  'pay_type',
  'pay_amount',
  'description',
  'skills',
  'preferences',
  'language',
  'is_indexed',
] as const satisfies (keyof OfferRow)[]

type Text = Record<(typeof FIELDS)[number], unknown>

/**
 * The version of an offer's text: its checksum, so that a repeated change keeps it. The publish flag is no part of it:
 * hiding an offer must not refuse a text that was written before.
 */
export const offerVersion = (offer: Text): number =>
  crc32(JSON.stringify(FIELDS.map((field) => offer[field])))
