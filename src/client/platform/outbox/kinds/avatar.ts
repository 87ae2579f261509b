import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { AvatarAnswer } from '#shared/contract/profiles.ts'
import { currentUserKeys, ownProfileKey, ownProfileOf, profileKeys } from '../../cache/query-keys.ts'
import { ignoreOutdated } from './base/ignored-errors.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

const DATA_URL = /^data:([\w/+-]+);base64,(.*)$/s

/** The file in a data URL. Not by `fetch`: the content security policy allows no requests to data URLs. */
export function fileOf(dataUrl: string): File {
  const [, type = '', encoded = ''] = DATA_URL.exec(dataUrl) ?? []
  const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0))
  return new File([bytes], 'photo', { type })
}

/** The current user's photo, or its removal. */
const avatar = defineKind({
  ...ONLY_LAST_COUNTS,
  // A data URL instead of a blob, because work of an ended session is encrypted as JSON. Null removes the photo.
  body: z.object({ picture: z.nullable(z.string()) }),
  stored: { lane: 'avatar', body: { picture: 'data:image/webp;base64,AAAA' } },
  words: {
    what: msg`Profile photo`,
    done: ({ picture }) => (picture === null ? msg`Photo removed` : msg`Saved`),
  },
  lane: () => 'avatar',
  async send({ body: { picture } }, call) {
    if (picture === null) return call.send('DELETE', '/cabinet/avatar').catch(ignoreOutdated)
    const form = new FormData()
    form.append('avatar', fileOf(picture))
    return call.send('PUT', '/cabinet/avatar', form).catch(ignoreOutdated)
  },
  // Otherwise the former photo would show until the refetch has ended.
  cacheChanges({ userId, body }, answer) {
    const url_img = body.picture === null ? null : z.safeParse(AvatarAnswer, answer).data?.data.url_img
    if (url_img === undefined) return []
    const change = (data: unknown) => data && { ...data, url_img }
    return [ownProfileOf(userId), currentUserKeys.one({ userId })].map((queryKey) => ({ queryKey, change }))
  },
  dropLargeData: ({ picture }) => ({ picture: picture && '' }),
  refreshes: [ownProfileKey, currentUserKeys.all, profileKeys.all],
})

export const kinds = { avatar }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
