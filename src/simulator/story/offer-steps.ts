import { PLACES } from '#server/testing/vacancies.ts'
import type { Edit } from './model.ts'
import { type Acting, add, recordIntention, remember } from './record.ts'

/** The fields of an offer with this name. */
export const offerFields = (name: string): Record<string, unknown> => ({
  name,
  rubric_id: PLACES.rubric,
  city_id: PLACES.near,
  pay_type: 'per_hour',
  pay_amount: 16.5,
  description: 'I look after children and read to them.',
  skills: [],
  preferences: [],
  language: 'en',
  is_indexed: false,
})

/** Writes a new offer, whose key is its idempotency key. */
export function createOffer(acting: Acting, number: number): void {
  const { world, person } = acting
  const text = `offer ${number} of ${person.name}`
  const key = world.random.uuid()
  add(
    acting,
    { kind: 'offer-creation', body: { key, fields: offerFields(text) }, id: key, isUnsent: true },
    { kind: 'offer', text, place: person.id },
  )
}

/** Changes the name of the person's offer as its form does: a waiting text is replaced. */
export function editOffer(acting: Acting, number: number): void {
  const { world, tab, device, person } = acting
  const { offer } = person
  if (!offer) return
  const name = `edit ${number} of ${person.name}`
  world.tell(`${person.name} on ${device.name}, ${tab.name}: ${name}`)
  world.scheduler.after(0, tab, async () => {
    const { program } = tab
    const entries = await program
      .openOutboxStore(person.id)
      .list()
      .catch(() => null)
    // The form cannot be opened.
    if (!entries) return
    const waiting = entries.findLast(({ kind }) => kind === 'offer-change')
    const seen = (await seenVersion(acting)) ?? offer.version
    const isSeen = !waiting || waiting.error?.code === 'changed_elsewhere'
    const version = isSeen ? seen : ((waiting.body as { version?: number }).version ?? seen)
    const intention = recordIntention(acting, { kind: 'edit', name, version }) as Edit
    const body = { id: offer.id, version, fields: { name } }
    try {
      if (waiting) {
        const changed = await program.changeEntry(waiting.id, body, name)
        const former = world.model.byEntry.get(waiting.id)
        if (former?.kind === 'edit') former.isReplaced = true
        remember(world, changed, intention)
      } else {
        const added = await program.enqueue({ kind: 'offer-change', label: name, body })
        if (added) remember(world, added, intention)
      }
      intention.isStored = true
    } catch (error) {
      world.tell(`not stored: ${String(error)}`)
    }
  })
}

/** The version that the form shows: that of the last list, or of an answer that the device has recorded since. */
async function seenVersion({ world, tab, device, person }: Acting): Promise<number | undefined> {
  const listed = world.model.versions.get(`${device.name} ${person.id}`)
  // The worker may have sent an entry while no page was open that could tell the model.
  const recorded = (await tab.program.listSent(person.id)).findLast(
    ({ entry, at }) => (entry as { kind: string }).kind === 'offer-change' && at > (listed?.at ?? 0),
  )
  return (recorded?.answer as { data?: { version?: number } } | undefined)?.data?.version ?? listed?.version
}
