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

/** What of it was changed; of its flags, each by itself. */
export type ProfileChanges = Partial<Omit<ProfileDraft, 'visibility'>> & {
  visibility?: Partial<ProfileDraft['visibility']>
}

/**
 * What of it was changed: only that is sent and kept as a draft, so that a form left open does not undo what another
 * device or another section has saved since.
 */
export function changesOf(before: ProfileDraft, after: ProfileDraft): ProfileChanges {
  const { visibility, ...changes } = differing(before, after)
  return visibility ? { ...changes, visibility: differing(before.visibility, visibility) } : changes
}

/** A profile with what was changed of it. */
export const withChanges = (before: ProfileDraft, changes: ProfileChanges): ProfileDraft => ({
  ...before,
  ...changes,
  visibility: { ...before.visibility, ...changes.visibility },
})

/**
 * What has been changed since something was sent, and is still to be saved: also what was put back to what it was.
 * @param before what both were changes of
 */
export const unsavedOf = (before: ProfileDraft, sent: ProfileChanges, latest: ProfileChanges) =>
  changesOf(withChanges(before, sent), withChanges(before, latest))

/** Fields that cannot be left empty, of those that were changed. */
export const blankIn = (changes: ProfileChanges): string[] =>
  (['name', 'surname', 'phone'] as const).filter((field) => changes[field]?.trim() === '')

function differing<T extends object>(before: T, after: T): Partial<T> {
  const isSame = (key: keyof T) => JSON.stringify(before[key]) === JSON.stringify(after[key])
  const keys = (Object.keys(before) as (keyof T)[]).filter((key) => !isSame(key))
  return Object.fromEntries(keys.map((key) => [key, after[key]])) as Partial<T>
}
