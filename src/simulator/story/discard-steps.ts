import { giveUp } from './give-up.ts'
import type { Intention, Sent } from './model.ts'
import { giveUpReads } from './notification-steps.ts'
import { type Acting, recordIntention, remember } from './record.ts'

type Entry = ReturnType<Acting['tab']['program']['getOutbox']>[number]

/** Whether it is a discarded new offer that waits for its deletion. Its page offers only Undo, unless it is refused. */
export const isDiscarded = (one: Entry): boolean =>
  one.kind === 'offer-creation' && one.body.discarded === true

/**
 * Discards an entry as its page does: a bid that may have arrived is withdrawn, what a creation may have created is deleted.
 * @param intention what the person meant by the entry, if it is one of the model's
 */
export async function discard(acting: Acting, entry: Entry, intention: Intention | undefined): Promise<void> {
  const { world, device, tab, person } = acting
  const { program } = tab
  const wasDiscarded = isDiscarded(entry)
  if (intention) giveUp(world, intention)
  if (entry.kind === 'notifications-read') giveUpReads(world.model, device.name, person.name)
  const isLeft = await discardOnPage(acting, entry).then(
    () => false,
    (error) => {
      world.tell(`not discarded: ${String(error)}`)
      return true
    },
  )
  // A discarded text is sent at once, also under its former key.
  device.network.asked.delete(entry.id)
  const left = await program
    .openOutboxStore(person.id)
    .list()
    .catch(() => [])
  const same = left.find(({ id }) => id === entry.id)
  const isWaiting = same && isDiscarded(same)
  if (device.disk.state !== 'failing' && same && !isWaiting && !isLeft)
    world.findings.push(`discarded: ${intention?.kind ?? 'an entry'} still waits on ${device.name}`)
  // It is being sent: the page says so, and the entry stays.
  if (isLeft && same && intention) intention.isGivenUp = false
  // What is discarded for good after a refusal may stay on the server.
  if (!isLeft && intention?.kind === 'offer') intention.isDiscarded = !wasDiscarded
}

async function discardOnPage(acting: Acting, entry: Entry): Promise<void> {
  const { world, tab } = acting
  const { program } = tab
  if (entry.kind === 'bid') {
    const withdrawn = program.withdrawalOfDiscarded(entry)
    if (withdrawn) {
      const thing = world.cast.jobs.findIndex(({ slug }) => slug === entry.body.slug)
      const withdrawal = recordIntention(acting, { kind: 'withdrawal', thing })
      const added = await program.enqueue(withdrawn)
      withdrawal.isStored = true
      remember(world, added, withdrawal)
    }
    await program.discardEntry(entry.id)
  } else if (entry.kind === 'message') await program.discardEntry(entry.id)
  else await program.withdrawEntry(entry.id)
}

/** Takes a discarded new offer back. */
export async function undoDiscard({ world, device, tab, person }: Acting): Promise<void> {
  const { model } = world
  const { program } = tab
  const list = () => program.openOutboxStore(person.id).list()
  const entry = (await list().catch(() => [])).find((one) => isDiscarded(one) && !one.isTakenBack)
  const intention = entry && model.byEntry.get(entry.id)
  if (!entry || intention?.kind !== 'offer') return
  world.tell(`${person.name} keeps ${intention.text}`)
  // When it has been sent meanwhile, nothing is kept.
  intention.isDiscarded = false
  await program.undoDiscard(entry.id).catch((error) => world.tell(`not kept: ${String(error)}`))
  device.network.asked.delete(entry.id)
  const left = await list().catch(() => [])
  const kept = left.find((one) => isKept(one, intention))
  if (!kept && left.some(({ id, isTakenBack }) => id === entry.id && isTakenBack))
    world.findings.push(`lost: ${intention.text}, which was taken back`)
  if (!kept) return
  intention.isGivenUp = false
  intention.isTakenBack = true
  remember(world, kept, intention)
}

const isKept = (one: Entry, { text }: Sent) =>
  one.kind === 'offer-creation' && !one.body.discarded && one.body.fields.name === text
