import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { leaveForErasure } from '../companies/team.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { deleteMailsAbout, mailFolderOf } from '../mail/mail-folder.ts'
import { notify } from '../notifications/notify.ts'
import { removeFile } from '../storage/remove-file.ts'
import { eachAlone } from '../tasks/each-alone.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { deleteUnusedRemainders, listDue, listForgotten, lockDue, lockForgotten } from './deletions-store.ts'
import {
  endWaitingBids,
  insertTombstone,
  isNeededByOthers,
  listBiddersToTell,
  lockPerson,
  lockReportsOf,
  lockThingsOf,
  moveToTombstone,
} from './erase-store.ts'
import {
  deleteAccount,
  eraseTraces,
  forgetWords,
  listOwnTexts,
  listTitleWords,
} from './erase-traces-store.ts'
import { employerGoneMail, erasedMail, jobWithoutTitle } from './mails.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'erase-accounts': NoPayload
  }
}

// An unreachable mailbox must not delay the erasure for longer: the law requires the erasure, not the mail.
const MAIL_TRIED_FOR_MS = 2 * DAY_MS

/** After how many days without a use an account with an unconfirmed address is erased. */
const UNCONFIRMED_DAYS = 60
const FORGOTTEN_A_NIGHT = 1000

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config' | 'mailer'>

/** Erases the accounts whose deletion was requested 14 days ago and not cancelled. */
export async function eraseDueAccounts(deps: Needs): Promise<void> {
  const { db, clock } = deps
  // A failed mail must not delay the other accounts.
  await eachAlone(await listDue(db, clock()), (person) => mailAndErase(deps, person)).finally(() =>
    deleteUnusedRemainders(db),
  )
}

/** Erases unconfirmed accounts, except those that others deal with: an applicant or employer need not confirm the address. */
async function eraseForgotten(deps: Needs): Promise<void> {
  const before = new Date(deps.clock().getTime() - UNCONFIRMED_DAYS * DAY_MS)
  await eachAlone(await listForgotten(deps.db, before, FORGOTTEN_A_NIGHT), ({ id }) =>
    eraseAccount(deps, id, (trx) => lockForgotten(trx, id, before)),
  )
}

type Due = Awaited<ReturnType<typeof listDue>>[number]

async function mailAndErase(deps: Needs, person: Due): Promise<void> {
  const { clock, config, mailer } = deps
  const isLate = clock().getTime() - person.erase_at.getTime() > MAIL_TRIED_FOR_MS
  // Sent directly, because a queued task would contain the address after the erasure. Sent before the erasure, so that
  // tomorrow's run retries a failure.
  if (person.email_confirmed_at)
    await mailer.send(erasedMail(person, config.publicUrl)).catch((error) => {
      if (!isLate) throw error
    })
  // The owner may have cancelled the request since the list was read.
  await eraseAccount(deps, person.id, (trx) => lockDue(trx, person.id, clock()))
}

/** @param lockIfDue locks the account, and says whether it is still to be erased */
async function eraseAccount(
  deps: Needs,
  id: number,
  lockIfDue: (trx: Kysely<Tables>) => Promise<boolean>,
): Promise<void> {
  const { db, clock, tasks, config } = deps
  const unknownPassword = await hashPassword(randomUUID())
  const texts = await db.transaction().execute(async (trx) => {
    await lockReportsOf(trx, id)
    if (!(await lockIfDue(trx))) return []
    // The owner may have joined a company since the request.
    await leaveForErasure({ clock, tasks }, trx, id)
    await lockThingsOf(trx, id)
    const person = await lockPerson(trx, id)
    const bidders = await listBiddersToTell(trx, id)
    await endWaitingBids(trx, id, clock())
    const words = await listTitleWords(trx, id)
    const own = await listOwnTexts(trx, person)
    await eraseTraces(trx, person)
    // After the traces, which include earlier notifications about the vacancies.
    for (const bidder of bidders) await notifyBidder(deps, trx, bidder)
    if (await isNeededByOthers(trx, id)) {
      const tombstone = await insertTombstone(trx, person, unknownPassword, clock())
      await moveToTombstone(trx, id, tombstone, clock())
    }
    await removeFile(tasks, trx, person.url_img)
    await removeFile(tasks, trx, person.hidden_url_img)
    await deleteAccount(trx, id)
    await forgetWords(trx, words)
    return [person.email, ...own]
  })
  // After a crash before this line the files are deleted by their age (background/forget-old-task.ts).
  if (texts.length > 0) await deleteMailsAbout(mailFolderOf(config), texts)
}

async function notifyBidder(
  deps: Needs,
  trx: Kysely<Tables>,
  bidder: Awaited<ReturnType<typeof listBiddersToTell>>[number],
): Promise<void> {
  const job = jobWithoutTitle(bidder)
  await notify(deps, trx, {
    user_id: bidder.id,
    kind: 'bid_answered',
    detail: 'employer_gone',
    subject: { type: 'job', id: bidder.vacancy_id, title: job },
    isAboutOwnAct: true,
    mail: employerGoneMail(bidder.language, job, deps.config.publicUrl),
  })
}

/** Erases due and forgotten accounts every night. */
export const eraseAccountsTask = defineTask({
  name: 'erase-accounts',
  payload: NO_PAYLOAD,
  schedule: '11 3 * * *',
  work: async (deps: Needs) => {
    // One account that cannot be erased yet must not keep the others.
    try {
      await eraseDueAccounts(deps)
    } finally {
      await eraseForgotten(deps)
    }
  },
})
