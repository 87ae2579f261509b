import { normaliseVatId } from './vat-id.ts'

/** A value of a profile's field as a text to compare: as it is stored, also if it was typed with spaces or left blank. */
export function plainValue(field: string, value: unknown): string {
  // An empty list is stored like a missing one.
  if (Array.isArray(value))
    return value.length > 0 ? JSON.stringify(value.map((item) => plainValue('item', item))) : ''
  const text = String(value ?? '').trim()
  return field === 'vat_id' ? (normaliseVatId(text) ?? text) : text
}
