import * as z from 'zod/mini'

/** What VIES says of a VAT number. `unavailable`: it did not answer, and is asked again. */
export const VatCheckSchema = z.enum(['valid', 'not_found', 'unavailable'])
export type VatCheck = z.infer<typeof VatCheckSchema>
