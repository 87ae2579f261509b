import { Trans } from '@lingui/react/macro'
import { BothTexts } from '#client/domain/both-texts.tsx'
import { RefusedText } from '#client/domain/outbox/refused-text.tsx'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { useEntries } from '#client/platform/outbox/use-outbox.ts'
import { Card } from '#client/ui/card.tsx'
import type { Profile } from '#shared/contract/profiles.ts'
import {
  draftOf,
  fieldsSetElsewhere,
  type ProfileDraft,
  type ProfileField,
  SECTIONS,
  type Section,
  withChanges,
} from './changes.ts'
import styles from './own-profile.module.css'
import { type Places, useProfileTexts } from './use-profile-texts.ts'

type Props = { section: Section; places: Places }

type OtherProps = Props & {
  /** The fields that differ. */
  fields: readonly ProfileField[]
  own: ProfileDraft
  values: ProfileDraft
  /** Whether the server has just refused the change. */
  isRefused: boolean
  onKeep: () => void
  onUseOther: () => void
}

/** What another device has saved of a section of the profile while this one was typed. */
export function OtherValues({ section, places, fields, own, values, ...choices }: OtherProps) {
  const textsOf = useProfileTexts(places)
  return (
    <BothTexts
      title={<ChangedElsewhere section={section} />}
      texts={textsOf(fields, own, values)}
      {...choices}
    />
  )
}

/** Changes of a section that the server has refused, with what was saved meanwhile. */
export function RefusedChanges({ profile, section, places }: Props & { profile: Profile }) {
  const textsOf = useProfileTexts(places)
  const stored = draftOf(profile)
  return useEntries('profile')
    .filter(({ state, body }) => state === 'failed' && SECTIONS[section].some((field) => field in body))
    .map((entry) => {
      const fields = conflictsOf(entry, profile).filter((field) => isIn(section, field))
      return (
        <Card key={entry.id} className={styles.refused}>
          <RefusedText
            entry={entry}
            title={<ChangedElsewhere section={section} />}
            texts={textsOf(fields, withChanges(stored, entry.body as Partial<ProfileDraft>), stored)}
            isOther={fields.length > 0}
            kept={keptOf(entry, fields, profile)}
            rest={restOf(entry, fields)}
          />
        </Card>
      )
    })
}

type Entry = EntryOf<'profile'>

const isIn = (section: Section, field: ProfileField) =>
  (SECTIONS[section] as readonly ProfileField[]).includes(field)

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

const ChangedElsewhere = ({ section }: { section: Section }) =>
  section === 'about' ? (
    <Trans>This text was changed on another device or in another window</Trans>
  ) : (
    <Trans>Your profile was changed on another device or in another window</Trans>
  )
