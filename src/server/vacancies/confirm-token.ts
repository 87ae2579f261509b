import type { Deps } from '../http/deps.ts'
import { isSignatureOf, type Sign, signatureOf } from '../mail/signed-links.ts'

type Secret = Pick<Deps['config'], 'secrets'>
/** The question whether a vacancy is still open, asked at a time. */
export type Question = { vacancyId: number; askedAt: Date }

/** The token of the link in the mail. It is valid for this question only. */
export const confirmToken = (config: Secret, question: Question): string =>
  confirmTokenBy((claim) => signatureOf(config, claim), question)

/** As `confirmToken`, with another `sign`: in a queued mail it gives a placeholder (mail/signed-links.ts). */
export const confirmTokenBy = (sign: Sign, question: Question): string =>
  `${question.vacancyId}.${question.askedAt.getTime()}.${sign(claimOf(question))}`

/** The question of a token, or null for a forged token. */
export function readConfirmToken(config: Secret, token: string): Question | null {
  const [, id, time, mac] = /^([1-9]\d{0,9})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !time || !mac) return null
  const question = { vacancyId: Number(id), askedAt: new Date(Number(time)) }
  return isSignatureOf(config, claimOf(question), mac) ? question : null
}

const claimOf = ({ vacancyId, askedAt }: Question) => `vacancies:still-open:${vacancyId}:${askedAt.getTime()}`
