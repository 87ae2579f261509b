import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { PROFILE_LIMITS, type Profile, ProfileAnswer } from '#shared/contract/profiles.ts'
import { currentUserKeys, ownProfileKey, ownProfileOf, profileKeys } from '../../cache/query-keys.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'
import { followVersion, sendVersioned, sentTexts } from './base/versioned-text.ts'

const BodySchema = z.looseObject({
  about: z.optional(z.nullable(z.string())),
  about_version: z.optional(z.int()),
  about_sent: z.optional(z.array(z.nullable(z.string()))),
  visibility: z.optional(z.record(z.string(), z.boolean())),
})

const profileOf = (answer: unknown) => z.safeParse(ProfileAnswer, answer).data?.data

type Body = z.infer<typeof BodySchema>

/** Adds the texts of a former entry that may have arrived. */
function rememberAbout(former: Body, body: Body, isPerhapsSent: boolean): Body {
  const { about, about_sent } = former
  const sent = sentTexts(about_sent, isPerhapsSent && about !== undefined ? [about] : [], body.about_sent)
  return sent ? { ...body, about_sent: sent } : body
}

/** Merges a change into a later one. Both texts were written for the version that the earlier one knew. */
function merge(earlier: Body, added: Body, isPerhapsSent: boolean): Body {
  const { visibility } = earlier
  return {
    ...earlier,
    ...rememberAbout(earlier, added, isPerhapsSent),
    about_version: earlier.about === undefined ? added.about_version : earlier.about_version,
    ...(visibility && { visibility: { ...visibility, ...added.visibility } }),
  }
}

/** A change of the current user's profile: only the changed fields. */
const profile = defineKind({
  ...ONLY_LAST_COUNTS,
  body: BodySchema,
  stored: { lane: 'profile', body: { about: 'x', visibility: { phone: false }, smoking: null } },
  words: { what: msg`Change to your profile`, done: msg`Saved` },
  texts: [{ name: 'about', label: msg`About me`, max: PROFILE_LIMITS.about, rows: 4 }],
  lane: () => 'profile',
  merge,
  amend: rememberAbout,
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
