import { type FieldErrors, findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import type { Language } from '#shared/contract/languages.ts'
import { type OfferFormInput, OfferFormSchema } from '#shared/contract/own-offers.ts'

/** The errors of an offer's form before it is sent or waits. */
export const findOfferErrors = (body: OfferFormInput, language: Language): Promise<FieldErrors> =>
  findFormErrors(OfferFormSchema, body, language)
