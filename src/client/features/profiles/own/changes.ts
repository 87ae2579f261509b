import type { StoredText } from '#client/domain/outbox/written-for.ts'
import type { Profile, ProfilePatch } from '#shared/contract/profiles.ts'

/** The values of the profile's forms. Empty fields are '' or null. */
export type ProfileDraft = Required<
  Omit<ProfilePatch, 'company_name' | 'contact_name' | 'vat_id' | 'about' | 'visibility'>
> & {
  company_name: string
  contact_name: string
  vat_id: string
  about: string
  visibility: Profile['visibility']
}

/** Converts a profile to form values. */
export const draftOf = (profile: Profile): ProfileDraft => ({
  name: profile.name,
  surname: profile.surname,
  company_name: profile.company_name ?? '',
  contact_name: profile.contact_name ?? '',
  vat_id: profile.vat_id ?? '',
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

/** The changed fields. Each visibility flag counts as a field. */
export type ProfileChanges = Partial<Omit<ProfileDraft, 'visibility'>> & {
  visibility?: Partial<ProfileDraft['visibility']>
  /** The text that a changed `about` was written for. Drafts of earlier releases have none. */
  about_base?: StoredText
}

/** The text about oneself that the server has. */
export const storedAbout = ({
  about,
  about_version,
}: Pick<Profile, 'about' | 'about_version'>): StoredText => ({
  text: about ?? '',
  version: about_version,
})

/** Changes of `about` with the text that they were written for: the one that the form has shown first. */
export function withBase(changes: ProfileChanges, base: StoredText): ProfileChanges {
  const { about_base: _, ...plain } = changes
  return changes.about === undefined ? plain : { ...plain, about_base: base }
}

/**
 * Returns the changed fields. Only these are sent and stored as a draft. So an open form does not undo changes from
 * another device or section.
 */
export function changesOf(before: ProfileDraft, after: ProfileDraft): ProfileChanges {
  const { visibility, ...changes } = differing(before, after)
  return visibility ? { ...changes, visibility: differing(before.visibility, visibility) } : changes
}

/** Applies changes to form values. */
export const withChanges = (before: ProfileDraft, changes: ProfileChanges): ProfileDraft => ({
  ...before,
  ...changes,
  visibility: { ...before.visibility, ...changes.visibility },
})

/**
 * Returns what has changed since the last request, including fields that were changed back.
 * @param before the values that both changes started from
 */
export const unsavedOf = (before: ProfileDraft, sent: ProfileChanges, latest: ProfileChanges) =>
  changesOf(withChanges(before, sent), withChanges(before, latest))

/** What a save has sent: the changes, the values before them, and the version that a text was written for. */
export type Saved = { before: ProfileDraft; changes: ProfileChanges; aboutVersion: number | undefined }

/**
 * The changes for the next save: what was typed during this one. If this one has sent a text about oneself, the next text was
 * written for that.
 */
export function changesAfter(
  { before, changes, aboutVersion }: Saved,
  latest: ProfileChanges,
): ProfileChanges {
  const base =
    changes.about === undefined ? latest.about_base : { text: changes.about.trim(), version: aboutVersion }
  const unsaved = unsavedOf(before, changes, latest)
  return base ? withBase(unsaved, base) : unsaved
}

/** Returns the changed fields that must not be empty but are. */
export const blankIn = (changes: ProfileChanges): string[] =>
  (['name', 'surname'] as const).filter((field) => changes[field]?.trim() === '')

function differing<T extends object>(before: T, after: T): Partial<T> {
  const isSame = (key: keyof T) => JSON.stringify(before[key]) === JSON.stringify(after[key])
  const keys = (Object.keys(before) as (keyof T)[]).filter((key) => !isSame(key))
  return Object.fromEntries(keys.map((key) => [key, after[key]])) as Partial<T>
}
