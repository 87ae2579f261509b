import { withItem } from '#client/ui/list-items.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { OfferFormInput, OwnOffer } from '#shared/contract/own-offers.ts'

/** The form as it is being filled in: what is not chosen or typed yet is null. */
export type OfferDraft = Required<
  Omit<OfferFormInput, 'rubric_id' | 'city_id' | 'pay_amount' | 'language'>
> & {
  rubric_id: number | null
  city_id: number | null
  pay_amount: number | null
  /** Null: that of the interface, also after it was changed. */
  language: Language | null
  /** Typed into a list's textbox and not added yet. */
  typed: { skills: string; preferences: string }
}

export const EMPTY_DRAFT: OfferDraft = {
  name: '',
  rubric_id: null,
  city_id: null,
  pay_type: 'per_hour',
  pay_amount: null,
  description: '',
  skills: [],
  preferences: [],
  language: null,
  published: true,
  is_indexed: false,
  typed: { skills: '', preferences: '' },
}

/** The form of an offer that is to be changed. */
export const draftOf = (offer: OwnOffer): OfferDraft => ({
  name: offer.name,
  rubric_id: offer.rubric.id,
  city_id: offer.city.id,
  pay_type: offer.pay_type,
  pay_amount: offer.pay_amount,
  description: offer.description,
  skills: offer.skills,
  preferences: offer.preferences,
  language: offer.language,
  published: offer.published,
  is_indexed: offer.is_indexed,
  typed: { skills: '', preferences: '' },
})

/**
 * The request, with what was typed for the lists. What is missing goes along as null: the server is the one who says
 * what is wrong, in one language.
 */
export const toBody = ({ typed, ...draft }: OfferDraft, interfaceLanguage: Language): OfferFormInput =>
  ({
    ...draft,
    skills: withItem(draft.skills, typed.skills),
    preferences: withItem(draft.preferences, typed.preferences),
    language: draft.language ?? interfaceLanguage,
  }) as OfferFormInput
