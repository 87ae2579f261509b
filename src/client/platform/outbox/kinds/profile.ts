import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { PROFILE_LIMITS, type Profile, ProfileAnswer } from '#shared/contract/profiles.ts'
import { plainValue } from '#shared/rules/profile-values.ts'
import { currentUserKeys, ownProfileKey, ownProfileOf, profileKeys } from '../../cache/query-keys.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'
import { followVersion, sendVersioned, sentTexts } from './base/versioned-text.ts'

const BodySchema = z.looseObject({
  about: z.optional(z.nullable(z.string())),
  about_version: z.optional(z.int()),
  about_sent: z.optional(z.array(z.nullable(z.string()))),
  visibility: z.optional(z.record(z.string(), z.boolean())),
  seen: z.optional(z.record(z.string(), z.array(z.unknown()))),
})

const profileOf = (answer: unknown) => z.safeParse(ProfileAnswer, answer).data?.data

type Body = z.infer<typeof BodySchema>

/** Adds what a former entry knows and may have stored, so that it is no conflict with the next change. */
function rememberSent(former: Body, body: Body, isPerhapsSent: boolean): Body {
  const { about, about_sent } = former
  const sent = sentTexts(about_sent, isPerhapsSent && about !== undefined ? [about] : [], body.about_sent)
  const own = (field: string) => (isPerhapsSent && field in former ? [former[field]] : [])
  const seen = Object.entries(body.seen ?? {}).map(([field, values]) => [
    field,
    sentTexts(former.seen?.[field], own(field), values),
  ])
  const { seen: _, ...others } = body
  return {
    ...others,
    ...(sent && { about_sent: sent }),
    ...(seen.length > 0 && { seen: Object.fromEntries(seen) }),
  }
}

/** Merges a change into a later one. Both were written for what the earlier one knew. */
function merge(earlier: Body, added: Body, isPerhapsSent: boolean): Body {
  const { visibility } = earlier
  // A change of an earlier release knows no values: it replaces any.
  const isAny = (field: string) => field in earlier && !earlier.seen?.[field]
  const known = Object.entries(added.seen ?? {}).filter(([field]) => !isAny(field))
  const seen = { ...earlier.seen, ...Object.fromEntries(known) }
  return {
    ...earlier,
    ...rememberSent(earlier, { ...added, seen }, isPerhapsSent),
    about_version: earlier.about === undefined ? added.about_version : earlier.about_version,
    ...(visibility && { visibility: { ...visibility, ...added.visibility } }),
  }
}

/** The profile's forms whose drafts name what they replace. */
export type DraftedForm = (typeof DRAFTED_FORMS)[number]
const DRAFTED_FORMS = ['about', 'personal', 'preferences'] as const

/** The key of the draft of one of the profile's forms. */
export const profileDraftKey = (form: string): string => `profile:${form}`

type Draft = { about_base?: { text: string; version?: number }; seen?: Record<string, unknown> }

/** The draft of a form: what it was written for becomes what an accepted change has stored. */
function followInDraft(draft: Draft, body: Body, version: number | undefined): Draft {
  const isKnown = (field: string, value: unknown) =>
    body.seen?.[field]?.some((one) => plainValue(field, one) === plainValue(field, value)) ?? false
  const seen = Object.entries(draft.seen ?? {}).map(([field, value]) => [
    field,
    field in body && isKnown(field, value) ? body[field] : value,
  ])
  const isBase =
    version !== undefined && body.about !== undefined && draft.about_base?.version === body.about_version
  return {
    ...draft,
    ...(draft.seen && { seen: Object.fromEntries(seen) }),
    ...(isBase && { about_base: { text: body.about ?? '', version } }),
  }
}

/** A change of the current user's profile: only the changed fields. */
const profile = defineKind({
  ...ONLY_LAST_COUNTS,
  body: BodySchema,
  stored: {
    lane: 'profile',
    body: { about: 'x', visibility: { phone: false }, smoking: null, seen: { smoking: ['smoker'] } },
  },
  words: { what: msg`Change to your profile`, done: msg`Saved` },
  texts: [{ name: 'about', label: msg`About me`, max: PROFILE_LIMITS.about, rows: 4 }],
  lane: () => 'profile',
  merge,
  amend: rememberSent,
  async send({ body: { about, about_version, about_sent = [], ...others } }, call) {
    const answer = await sendVersioned(
      { text: about, version: about_version, sent: about_sent },
      (text, version) =>
        call.send(
          'PATCH',
          '/cabinet/profile',
          text === undefined ? others : { ...others, about: text },
          version,
        ),
      (sent) => profileOf(sent)?.about_version,
    )
    return profileOf(answer)
  },
  updateDrafts: ({ body }, answer) =>
    DRAFTED_FORMS.map(profileDraftKey).map((key) => ({
      draftKey: key,
      newKey: key,
      change: (draft) => followInDraft(draft as Draft, body, (answer as Profile | undefined)?.about_version),
    })),
  updateLater: (later, { body }, answer) =>
    body.about === undefined
      ? later
      : followVersion(later, 'about_version', {
          from: body.about_version,
          to: (answer as Profile | undefined)?.about_version,
        }),
  refreshes: [ownProfileKey, currentUserKeys.all, profileKeys.all],
  // Otherwise the forms would show the former values until the refetch has ended.
  cacheChanges: ({ userId }, answer) => [
    { queryKey: ownProfileOf(userId), change: (data) => data && (answer ?? data) },
  ],
})

export const kinds = { profile }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
