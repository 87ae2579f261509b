import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Offer } from '#shared/contract/offers.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { type OfferDraft, toBody } from './offer-draft.ts'

type Known = {
  cities: readonly City[]
  rubrics: readonly Rubric[]
  user: CurrentUser | undefined
  language: Language
  now: number
}

/** Converts the form's values to the offer that others would see, for the preview. What is missing is shown as "…". */
export function draftToOffer(draft: OfferDraft, { cities, rubrics, user, language, now }: Known): Offer {
  const { skills, preferences, language: written } = toBody(draft, language)
  const surname = user?.surname ? ` ${user.surname.charAt(0)}.` : ''
  return {
    id: 0,
    name: draft.name.trim() || MISSING,
    rubric: rubrics.find(({ id }) => id === draft.rubric_id) ?? { id: 0, name: MISSING, icon: 'broom' },
    city: cities.find(({ id }) => id === draft.city_id) ?? { id: 0, name: MISSING },
    pay_type: draft.pay_type,
    pay_amount: draft.pay_amount ?? 0,
    language: written,
    excerpt: '',
    published_at: new Date(now).toISOString(),
    person: { id: user?.id ?? 0, name: `${user?.name ?? MISSING}${surname}`, url_img: user?.url_img ?? null },
    description: draft.description,
    skills: skills ?? [],
    preferences: preferences ?? [],
  }
}

const MISSING = '…'
