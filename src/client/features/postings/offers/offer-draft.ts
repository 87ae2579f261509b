import { withItem } from '#client/ui/list-items.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { OfferFormInput, OwnOffer } from '#shared/contract/own-offers.ts'
import type { Profile } from '#shared/contract/profiles.ts'

/** The form's values. Fields that are not chosen or typed yet are null. */
export type OfferDraft = Required<
  Omit<OfferFormInput, 'rubric_id' | 'city_id' | 'pay_amount' | 'language'>
> & {
  rubric_id: number | null
  city_id: number | null
  pay_amount: number | null
  /** Null: the language of the interface, even if that changes. */
  language: Language | null
  /** Text typed for a list but not added yet. */
  typed: { skills: string; preferences: string }
  /** The version of the offer that the text was written for; null for a new one. */
  version: number | null
  /** Names a new offer until it has an id. It is the idempotency key. */
  key: string
  /** What was submitted last, and may have arrived under the key. */
  submitted?: OfferFormInput
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
  version: null,
  key: '',
}

/** The fields of the author's profile that fill in a new offer. */
export type OfferAuthor = Pick<Profile, 'about' | 'city' | 'experience' | 'preferences' | 'rubrics'>

/** The values of a new offer's form, filled in from the author's profile. */
export const draftFrom = ({ about, city, experience, preferences, rubrics }: OfferAuthor): OfferDraft => ({
  ...EMPTY_DRAFT,
  name: experience[0]?.position ?? '',
  rubric_id: rubrics[0]?.id ?? null,
  city_id: city?.id ?? null,
  description: about ?? '',
  preferences,
  // A profile in Russian opens in every interface. The other languages share an alphabet.
  language: /\p{Script=Cyrillic}/u.test(`${experience[0]?.position} ${about}`) ? 'ru' : null,
})

/** The form's values for an existing offer. */
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
  version: offer.version,
  key: '',
})

/**
 * Builds the request, including text typed for a list but not added. Missing values are null: the schema of the
 * contract refuses them, on the device and on the server.
 */
export const toBody = (
  { typed, version: _, key: __, submitted: ___, ...draft }: OfferDraft,
  interfaceLanguage: Language,
): OfferFormInput =>
  ({
    ...draft,
    skills: withItem(draft.skills, typed.skills),
    preferences: withItem(draft.preferences, typed.preferences),
    language: draft.language ?? interfaceLanguage,
  }) as OfferFormInput
