import * as z from 'zod/mini'
import type { NotificationKind } from '#shared/contract/notification-kinds.ts'
import { NotificationKindSchema } from '#shared/contract/notifications.ts'
import type { Deps } from '../http/deps.ts'
import { isSignatureOf, type Sign, signatureOf } from '../mail/signed-links.ts'

type Secret = Pick<Deps['config'], 'secrets'>
export type MailsOf = { userId: number; kind: NotificationKind }

/** The token of an unsubscribe link. It is an HMAC of user and kind, so nothing is stored. */
export const unsubscribeToken = (config: Secret, mails: MailsOf): string =>
  unsubscribeTokenBy((claim) => signatureOf(config, claim), mails)

/** The token with another `sign`: in a queued mail it gives a placeholder (mail/signed-links.ts). */
export const unsubscribeTokenBy = (sign: Sign, mails: MailsOf): string =>
  `${mails.userId}.${mails.kind}.${sign(claimOf(mails))}`

/** The user and kind of a token, or null for a forged one. */
export function readUnsubscribeToken(config: Secret, token: string): MailsOf | null {
  const [, id, word, mac] = /^([1-9]\d{0,9})\.([a-z_]{1,30})\.([\w-]{43})$/.exec(token) ?? []
  const kind = z.safeParse(NotificationKindSchema, word)
  if (!id || !mac || !kind.success) return null
  const mails = { userId: Number(id), kind: kind.data }
  return isSignatureOf(config, claimOf(mails), mac) ? mails : null
}

const claimOf = ({ userId, kind }: MailsOf) => `notifications:unsubscribe:${userId}:${kind}`
