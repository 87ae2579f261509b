import type { StoredText } from '#client/domain/outbox/written-for.ts'
import type { DraftedForm } from '#client/platform/outbox/kinds/profile.ts'
import { SEEN_FIELDS, type SeenField } from '#shared/contract/profile-change.ts'
import type { Profile, ProfilePatch } from '#shared/contract/profiles.ts'
import { plainValue } from '#shared/rules/profile-values.ts'

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
  person_type: profile.person_type,
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
  /** The values that the other changed fields replace. Drafts of earlier releases have none. */
  seen?: Partial<Record<SeenField, unknown>>
}
export type ProfileField = 'about' | SeenField

/** The fields of the forms that share a draft. */
export const SECTIONS = {
  about: ['about'],
  preferences: ['preferences', 'rubric_ids'],
  personal: SEEN_FIELDS.filter((field) => field !== 'preferences' && field !== 'rubric_ids'),
  // Switches only.
  'shown:experience': [],
  'shown:education': [],
  'shown:languages': [],
} satisfies Record<DraftedForm | `shown:${string}`, readonly ProfileField[]>
export type Section = keyof typeof SECTIONS

/** The text about oneself that the server has. */
export const storedAbout = ({
  about,
  about_version,
}: Pick<Profile, 'about' | 'about_version'>): StoredText => ({
  text: about ?? '',
  version: about_version,
})

const isSame = (field: SeenField, one: unknown, other: unknown): boolean =>
  plainValue(field, one) === plainValue(field, other)

const changedIn = (changes: object): SeenField[] => SEEN_FIELDS.filter((field) => field in changes)

/** Changes with the values and the text that they were written for: those that the form has shown first. */
export function withBases(
  changes: ProfileChanges,
  { about, seen }: { about: StoredText | undefined; seen: ProfileChanges['seen'] },
): ProfileChanges {
  const { about_base: _, seen: __, ...plain } = changes
  const known = changedIn(plain).filter((field) => seen?.[field] !== undefined)
  return {
    ...plain,
    ...(about && plain.about !== undefined && { about_base: about }),
    ...(known.length > 0 && { seen: Object.fromEntries(known.map((field) => [field, seen?.[field]])) }),
  }
}

/** The values that the next changes of a draft replace. As `baseOf`: a value that is shown was sent before. */
export function seenBy(changes: ProfileChanges, shown: ProfileDraft): NonNullable<ProfileChanges['seen']> {
  const isKept = (field: SeenField) => field in changes && !isSame(field, changes[field], shown[field])
  const all = { ...shown, ...changes.seen }
  return Object.fromEntries(SEEN_FIELDS.map((field) => [field, (isKept(field) ? all : shown)[field]]))
}

/** The changed fields that another device has set since to a value that is neither a known one nor the own one. */
export const fieldsSetElsewhere = (
  changes: object,
  known: Partial<Record<SeenField, readonly unknown[]>>,
  stored: ProfileDraft,
): SeenField[] =>
  changedIn(changes).filter((field) =>
    [changes[field as never], ...(known[field] ?? [stored[field]])].every(
      (value) => !isSame(field, value, stored[field]),
    ),
  )

/** The seen values as the lists that an entry of the outbox has. */
export const seenLists = (seen: ProfileChanges['seen']): Partial<Record<SeenField, unknown[]>> =>
  Object.fromEntries(Object.entries(seen ?? {}).map(([field, value]) => [field, [value]]))

/**
 * Returns the changed fields. Only these are sent and stored as a draft. So an open form does not undo changes from
 * another device or section.
 */
export function changesOf(before: ProfileDraft, after: ProfileDraft): ProfileChanges {
  const { visibility, ...changes } = differing(before, after)
  return visibility ? { ...changes, visibility: differing(before.visibility, visibility) } : changes
}

/** Applies changes to form values. */
export function withChanges(
  before: ProfileDraft,
  { about_base: _, seen: __, visibility, ...changes }: ProfileChanges,
): ProfileDraft {
  return { ...before, ...changes, visibility: { ...before.visibility, ...visibility } }
}

/**
 * Returns what has changed since the last request, including fields that were changed back.
 * @param before the values that both changes started from
 */
export const unsavedOf = (before: ProfileDraft, sent: ProfileChanges, latest: ProfileChanges) =>
  changesOf(withChanges(before, sent), withChanges(before, latest))

/** What a save has sent: the changes, the values before them, and the version that a text was written for. */
export type Saved = { before: ProfileDraft; changes: ProfileChanges; aboutVersion: number | undefined }

/** The changes for the next save: what was typed during this one, which was written for what this one has sent. */
export function changesAfter(
  { before, changes, aboutVersion }: Saved,
  latest: ProfileChanges,
): ProfileChanges {
  const about =
    changes.about === undefined ? latest.about_base : { text: changes.about.trim(), version: aboutVersion }
  const sent = changedIn(changes).map((field) => [field, changes[field]])
  return withBases(unsavedOf(before, changes, latest), {
    about,
    seen: { ...latest.seen, ...Object.fromEntries(sent) },
  })
}

function differing<T extends object>(before: T, after: T): Partial<T> {
  const isEqual = (key: keyof T) => JSON.stringify(before[key]) === JSON.stringify(after[key])
  const keys = (Object.keys(before) as (keyof T)[]).filter((key) => !isEqual(key))
  return Object.fromEntries(keys.map((key) => [key, after[key]])) as Partial<T>
}
