import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { PROFILE_LIMITS, ProfileAnswer } from '#shared/contract/profiles.ts'
import { currentUserKeys, ownProfileKey, ownProfileOf, profileKeys } from '../../cache/query-keys.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'
import { sendVersioned } from './base/versioned-text.ts'

const BodySchema = z.looseObject({
  about: z.optional(z.nullable(z.string())),
  about_version: z.optional(z.int()),
  about_sent: z.optional(z.array(z.nullable(z.string()))),
  visibility: z.optional(z.record(z.string(), z.boolean())),
})

const profileOf = (answer: unknown) => z.safeParse(ProfileAnswer, answer).data?.data

type Body = z.infer<typeof BodySchema>

/** The texts of this device that the server may have instead of the one of `about_version`. */
const aboutSentOf = ({ about, about_sent = [] }: Body) =>
  about === undefined ? about_sent : [...about_sent, about]

/** The version and the earlier texts of a change that follows another one. */
function followAbout(earlier: Body, added: Body): Body {
  if (earlier.about === undefined) return added
  const { about_version, ...rest } = added
  return {
    ...rest,
    // Both were written for the version that the earlier one knew.
    ...(earlier.about_version !== undefined && { about_version: earlier.about_version }),
    ...(added.about !== undefined && { about_sent: aboutSentOf(earlier) }),
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
  merge: (earlier, added) => ({
    ...earlier,
    ...followAbout(earlier, added),
    ...(earlier.visibility && { visibility: { ...earlier.visibility, ...added.visibility } }),
  }),
  amend: (former, edited, isPerhapsSent) =>
    isPerhapsSent ? { ...edited, about_sent: aboutSentOf(former) } : edited,
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
