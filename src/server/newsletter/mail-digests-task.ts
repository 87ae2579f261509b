import * as z from 'zod/mini'
import type { Deps } from '../http/deps.ts'
import { isRefusal, type SmtpError } from '../mail/smtp-error.ts'
import { defineTask, LoggedFailure } from '../tasks/task.ts'
import { digestMail, linksOf } from './digest-mail.ts'
import { type Attempt, type ClaimedMail, claimMails, deleteMails, saveAttempts } from './sendings-store.ts'
import { listVacancies, type NewVacancy } from './store.ts'
import { bounceAddressOf } from './tokens.ts'
import { isUnknownMailbox } from './unknown-mailbox.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'mail-digests': { newsletter_mail_ids: number[] } | { newsletter_mail_id: number }
  }
}

const MAX_LENGTH = 300
// If the process is killed, at most so many mails may have been sent or not, and are not repeated.
const CLAIMED_AT_ONCE = 50

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>
type Letter = ClaimedMail & { vacancies: NewVacancy[] }
type Outcome = Attempt & { isFinal: boolean }

/**
 * Sends mails of the newsletter, each at most once: a mail is claimed before it is sent. Left out are mails whose reader
 * has unsubscribed, or whose vacancies are no longer public. An unknown mailbox ends the subscription.
 * @throws LoggedFailure when mails have failed; final when the mail server has refused all of them
 */
async function mailDigests(deps: Needs, ids: readonly number[]): Promise<void> {
  const failed: Outcome[] = []
  for (let start = 0; start < ids.length; start += CLAIMED_AT_ONCE) {
    const attempts = await mailClaimed(deps, ids.slice(start, start + CLAIMED_AT_ONCE))
    failed.push(...attempts.filter(({ state }) => state === 'failed'))
  }
  if (!failed[0]) return
  const words = `${failed.length} of ${ids.length} mails failed: ${failed[0].error}`
  throw new LoggedFailure(
    words,
    failed.every(({ isFinal }) => isFinal),
  )
}

async function mailClaimed({ db, clock, config, mailer }: Needs, ids: readonly number[]): Promise<Outcome[]> {
  const claimed = await claimMails(db, ids, clock())
  if (claimed.length === 0) return []
  const letters = await addVacancies(db, claimed, clock())
  const empty = letters.filter(({ vacancies }) => vacancies.length === 0)
  await deleteMails(
    db,
    empty.map(({ id }) => id),
  )
  const full = letters.filter(({ vacancies }) => vacancies.length > 0)
  const errors = await mailer.sendAll(
    full.map((letter) => {
      const links = linksOf(config, { id: letter.subscription_id, language: letter.language })
      const bouncesTo = bounceAddressOf(config, letter.id)
      const mail = digestMail(letter, letter.vacancies, letter.total, links)
      return { ...mail, ...(bouncesTo ? { bouncesTo } : {}) }
    }),
  )
  const attempts = full.map(({ id }, index) => attemptOf(id, errors[index] ?? null))
  await saveAttempts(db, attempts, clock())
  return attempts
}

async function addVacancies(db: Needs['db'], mails: readonly ClaimedMail[], now: Date): Promise<Letter[]> {
  const byLanguage = Map.groupBy(mails, ({ language }) => language)
  const letters: Letter[] = []
  for (const [language, ofLanguage] of byLanguage) {
    const ids = new Set(ofLanguage.flatMap(({ vacancy_ids }) => vacancy_ids))
    const listed = await listVacancies(db, language, [...ids], now)
    for (const mail of ofLanguage)
      letters.push({ ...mail, vacancies: listed.filter(({ id }) => mail.vacancy_ids.includes(id)) })
  }
  return letters
}

function attemptOf(id: number, error: SmtpError | null): Outcome {
  if (!error) return { id, state: 'sent', error: null, isFinal: true }
  const answer = (error.response ?? error.message).slice(0, MAX_LENGTH)
  const state = isUnknownMailbox(error) ? 'bounced' : 'failed'
  return { id, state, error: answer, isFinal: isRefusal(error) }
}

/** Sends mails of the newsletter. */
export const mailDigestsTask = defineTask({
  name: 'mail-digests',
  formerName: 'mail-digest',
  payload: z.union([
    z.object({ newsletter_mail_ids: z.array(z.int()) }),
    z.object({ newsletter_mail_id: z.int() }),
  ]),
  work: (deps: Needs, payload) =>
    mailDigests(
      deps,
      'newsletter_mail_ids' in payload ? payload.newsletter_mail_ids : [payload.newsletter_mail_id],
    ),
})
