import { ProfileAnswer } from '#shared/contract/profiles.ts'
import { preferenceIn } from './preferences.ts'
import { type Acting, recordIntention, remember } from './record.ts'

/** Changes the preferences of a profile as its form does: the change names the value that the person has seen. */
export function changePreference(acting: Acting, number: number): void {
  const { world, tab, device, person } = acting
  const value = `preference ${number} of ${person.name}`
  world.tell(`${person.name} on ${device.name}, ${tab.name}: ${value}`)
  world.scheduler.after(0, tab, async () => {
    const { program } = tab
    const entries = await program
      .openOutboxStore(person.id)
      .list()
      .catch(() => null)
    const waiting = entries?.filter(({ kind }) => kind === 'profile') ?? []
    // The form cannot be opened, or it shows a refused change and asks for a decision first.
    if (!entries || waiting.some(({ state }) => state === 'failed')) return
    const pending = waiting.findLast(({ body }) => preferenceIn(body) !== undefined)
    const seen = pending ? preferenceIn(pending.body) : await readShown(acting)
    if (program.getSession()?.userId !== person.id) return
    const intention = recordIntention(acting, { kind: 'preference', value, seen: seen ?? null })
    const body = { preferences: [value], seen: { preferences: [seen ? [seen] : []] } }
    try {
      const added = await program.enqueue({ kind: 'profile', label: '', body })
      intention.isStored = true
      if (added) remember(world, added, intention)
    } catch (error) {
      world.tell(`not stored: ${String(error)}`)
    }
  })
}

/** What the form shows: the server's answer, without a connection the last one that the device has. */
async function readShown({ world, tab, device, person }: Acting): Promise<string | null> {
  const { preferences } = world.model
  const key = `${device.name} ${person.id}`
  const askedAt = device.time()
  const loaded = await tab.program
    .apiGet('/cabinet/profile', ProfileAnswer, { userId: person.id })
    .catch(() => null)
  if (loaded) preferences.set(key, { value: preferenceIn(loaded.data) ?? null, at: askedAt })
  const known = preferences.get(key)
  // The worker may have sent an entry while no page was open.
  const sent = (await tab.program.listSent(person.id)).findLast(
    ({ answer, at }) => preferenceIn(answer) !== undefined && at > (known?.at ?? 0),
  )
  return (sent ? preferenceIn(sent.answer) : known?.value) ?? null
}
