import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { PROFILE_LIMITS, ProfileAnswer } from '#shared/contract/profiles.ts'
import { currentUserKeys, ownProfileKey, ownProfileOf, profileKeys } from '../../cache/query-keys.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

const BodySchema = z.looseObject({
  about: z.optional(z.nullable(z.string())),
  visibility: z.optional(z.record(z.string(), z.boolean())),
})

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
    ...added,
    ...(earlier.visibility && { visibility: { ...earlier.visibility, ...added.visibility } }),
  }),
  async send({ body }, call) {
    const answer = await call.send('PATCH', '/cabinet/profile', body)
    return z.safeParse(ProfileAnswer, answer).data?.data
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
