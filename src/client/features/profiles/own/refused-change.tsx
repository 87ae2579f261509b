import { Trans } from '@lingui/react/macro'
import { RefusedText } from '#client/domain/outbox/refused-text.tsx'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import { draftOf, fieldsSetElsewhere, type ProfileDraft, type ProfileField, withChanges } from './changes.ts'
import { type Places, useProfileTexts } from './use-profile-texts.ts'

type Props = {
  entry: EntryOf<'profile'>
  profile: Profile
  places: Places
  /** The fields of the shown section; without it all are shown. */
  section?: readonly ProfileField[]
}

/** A change of the profile that the server has refused, with what was saved meanwhile. */
export function RefusedChange({ entry, profile, places, section }: Props) {
  const textsOf = useProfileTexts(places)
  const stored = draftOf(profile)
  const fields = conflictsOf(entry, profile).filter((field) => !section || section.includes(field))
  return (
    <RefusedText
      entry={entry}
      title={<ProfileChangedElsewhere fields={fields} />}
      texts={textsOf(fields, withChanges(stored, entry.body as Partial<ProfileDraft>), stored)}
      isOther={fields.length > 0}
      kept={keptOf(entry, fields, profile)}
      rest={restOf(entry, fields)}
    />
  )
}

/** The title of a conflict between two versions of these fields. */
export const ProfileChangedElsewhere = ({ fields }: { fields: readonly ProfileField[] }) =>
  fields.every((field) => field === 'about') ? (
    <Trans>This text was changed on another device or in another window</Trans>
  ) : (
    <Trans>Your profile was changed on another device or in another window</Trans>
  )

type Entry = EntryOf<'profile'>

/** The fields of a refused change that another device has set to another value. */
function conflictsOf({ body }: Entry, profile: Profile): ProfileField[] {
  const { about, about_version, seen = {} } = body
  const isOther = about !== undefined && about_version !== profile.about_version
  return [...(isOther ? (['about'] as const) : []), ...fieldsSetElsewhere(body, seen, draftOf(profile))]
}

/** The change as written for the stored values. */
function keptOf({ body }: Entry, fields: readonly ProfileField[], profile: Profile): Entry['body'] {
  const { about_sent: _, ...kept } = body
  const stored = draftOf(profile)
  const seen = fields.map((field): [string, unknown[]] => [field, [stored[field]]])
  return {
    ...kept,
    ...(fields.includes('about') && { about_version: profile.about_version }),
    seen: { ...body.seen, ...Object.fromEntries(seen.filter(([field]) => field !== 'about')) },
  }
}

/** The change without these fields; null if nothing is left. */
function restOf({ body }: Entry, fields: readonly ProfileField[]): Entry['body'] | null {
  const { about_version, about_sent, seen = {}, ...values } = body
  const without = <T extends object>(all: T) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !fields.includes(name as ProfileField)))
  const left = without(values)
  if (Object.keys(left).length === 0) return null
  return { ...left, ...('about' in left && { about_version, about_sent }), seen: without(seen) }
}
