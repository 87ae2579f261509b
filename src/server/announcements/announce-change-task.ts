import * as z from 'zod/mini'
import { inLanguage, languageIn } from '../content/in-language.ts'
import type { Deps } from '../http/deps.ts'
import { changeTitle } from '../mail/change-title.ts'
import { longDay } from '../mail/long-day.ts'
import { notify } from '../notifications/notify.ts'
import { defineTask, type TaskPayloads } from '../tasks/task.ts'
import { changeMail } from './mail.ts'
import { type AnnouncedPage, listNextPeople, lockAnnouncement, recordTold } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'announce-change': { announcement_id: number }
  }
}

// People of one transaction. On the embedded database requests wait for it.
const AT_ONCE = 25

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>

/**
 * Tells everybody of a change of the terms or the privacy policy, in small transactions that remember how far they came: a
 * crash neither leaves anybody out nor tells anybody twice.
 */
export async function announceChange(
  deps: Needs,
  { announcement_id }: TaskPayloads['announce-change'],
): Promise<void> {
  while (await tellNext(deps, announcement_id));
}

/** Tells the next people. Returns whether there may be more. */
function tellNext(deps: Needs, id: number): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const change = await lockAnnouncement(trx, id)
    if (!change) return false
    const people = await listNextPeople(trx, change, AT_ONCE)
    for (const person of people) await notify(deps, trx, newsFor(person, change, deps.config.publicUrl))
    const isDone = people.length < AT_ONCE
    await recordTold(trx, id, {
      lastUserId: people.at(-1)?.id ?? null,
      told: people.length,
      doneAt: isDone ? deps.clock() : null,
    })
    return !isDone
  })
}

function newsFor(
  { id, language }: Awaited<ReturnType<typeof listNextPeople>>[number],
  { page_id, slug, version, titles, summaries, in_force_on }: AnnouncedPage,
  publicUrl: string,
) {
  const title = inLanguage(titles, language)
  const day = longDay(language, new Date(`${in_force_on}T12:00:00Z`))
  const summary = inLanguage(summaries, languageIn(summaries, language))
  return {
    user_id: id,
    kind: 'page_changed' as const,
    subject: { type: 'page' as const, id: page_id, title: changeTitle(language, title, in_force_on), slug },
    mail: changeMail(language, { title, day, summary, slug, version }, publicUrl),
  }
}

/** Starts when an administrator announces a change. */
export const announceChangeTask = defineTask({
  name: 'announce-change',
  payload: z.object({ announcement_id: z.int() }),
  work: announceChange,
})
