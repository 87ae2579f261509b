import type { Offer } from '#shared/contract/offers.ts'
import { publicName } from '#shared/rules/public-name.ts'
import { MISSING, type PreviewData } from '../preview-data.ts'
import { type OfferDraft, toBody } from './offer-draft.ts'

/** Converts the form's values to the offer that others would see, for the preview. What is missing is shown as "…". */
export function draftToOffer(
  draft: OfferDraft,
  { cities, rubrics, user, language, now }: PreviewData,
): Offer {
  const { skills, preferences, language: written } = toBody(draft, language)
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
    person: { id: user?.id ?? 0, name: user ? publicName(user) : MISSING, url_img: user?.url_img ?? null },
    description: draft.description,
    skills: skills ?? [],
    preferences: preferences ?? [],
  }
}
