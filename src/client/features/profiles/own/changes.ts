import type { Profile, ProfilePatch } from '#shared/contract/profiles.ts'

/** The parts of a profile as its forms hold them: what is empty is an empty text or null. */
export type ProfileDraft = Required<
  Omit<ProfilePatch, 'company_name' | 'contact_name' | 'about' | 'visibility'>
> & {
  company_name: string
  contact_name: string
  about: string
  visibility: Profile['visibility']
}

/** A profile as its forms show it. */
export const draftOf = (profile: Profile): ProfileDraft => ({
  name: profile.name,
  surname: profile.surname,
  phone: profile.phone ?? '',
  company_name: profile.company_name ?? '',
  contact_name: profile.contact_name ?? '',
  citizenship: profile.citizenship,
  birthday: profile.birthday,
  about: profile.about ?? '',
  family_status: profile.family_status,
  smoking: profile.smoking,
  country: profile.country,
  city_id: profile.city?.id ?? null,
  preferences: profile.preferences,
  rubric_ids: profile.rubrics.map(({ id }) => id),
  visibility: profile.visibility,
})

/**
 * What of it was changed: only that is sent and kept as a draft, so that a form left open does not undo what another
 * device has saved since.
 */
export function changesOf(before: ProfileDraft, after: ProfileDraft): Partial<ProfileDraft> {
  const isSame = (key: keyof ProfileDraft) => JSON.stringify(before[key]) === JSON.stringify(after[key])
  const changed = (Object.keys(before) as (keyof ProfileDraft)[]).filter((key) => !isSame(key))
  return Object.fromEntries(changed.map((key) => [key, after[key]]))
}

/** Fields that cannot be left empty, of those that were changed. */
export const blankIn = (changes: Partial<ProfileDraft>): string[] =>
  (['name', 'surname', 'phone'] as const).filter((field) => changes[field]?.trim() === '')
