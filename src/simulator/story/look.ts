import * as z from 'zod/mini'
import { MessagesAnswer } from '#shared/contract/conversations.ts'
import { OwnOffersAnswer } from '#shared/contract/own-offers.ts'
import type { Change, Intention, Sent } from './model.ts'
import type { Acting } from './record.ts'

const FavouritesAnswer = z.object({ data: z.array(z.looseObject({ id: z.int() })) })

/**
 * Opens the lists of a person and compares them with what the person has written on this device (read-your-writes) and
 * has seen there (monotonic reads). The outbox is read first: an entry is in it, or has arrived.
 */
export function look(acting: Acting): void {
  const { world, tab, device, person } = acting
  const { scheduler } = world
  world.tell(`${person.name} looks at ${device.name}, ${tab.name}`)
  const fail = (error: unknown) => world.tell(`nothing is shown: ${String(error)}`)
  scheduler.after(0, tab, () => void readAll(acting).catch(fail))
}

async function readAll(acting: Acting): Promise<void> {
  const { world, tab, device, person } = acting
  const { model } = world
  const { program } = tab
  const stores = program.userStores(person.id)
  const own = model.intentions.filter((one) => isOwn(acting, one) && one.isStored && !one.isGivenUp)
  const known = new Set(model.shown.get(keyOf(acting)))
  const entries = await program.openOutboxStore(person.id).list()
  const isSealed = (await program.countKeys(stores.sealed)) > 0
  const get = <T>(path: string, schema: z.core.$ZodType<T>) =>
    program.apiGet(path, schema, { userId: person.id }).catch(() => null)
  const askedAt = device.time()
  const offers = await get('/cabinet/offers', OwnOffersAnswer)
  const version = offers?.data.find(({ id }) => id === person.offer?.id)?.version
  if (version !== undefined) model.versions.set(`${device.name} ${person.id}`, { version, at: askedAt })
  const room = await get(`/chat/rooms/${person.roomIds[0]}/messages`, MessagesAnswer)
  const favourites = person.role === 'worker' ? await get('/cabinet/favorites/jobs', FavouritesAnswer) : null
  if (isSealed || program.getSession()?.userId !== person.id) return
  const texts = room && new Set(room.data.map(({ text }) => text ?? ''))
  if (texts) lookAtRoom(acting, { texts, known, own, entries })
  if (favourites) lookAtStars(acting, own, entries, new Set(favourites.data.map(({ id }) => id)))
}

type Shown = {
  texts: Set<string>
  known: Set<string>
  own: Intention[]
  entries: { lane: string; body: object }[]
}

function lookAtRoom(acting: Acting, { texts, known, own, entries }: Shown): void {
  const { world, device, person } = acting
  const waits = (text: string) => entries.some(({ body }) => 'text' in body && body.text === text)
  for (const text of known)
    if (!texts.has(text)) world.findings.push(`monotonic reads: ${text} was there on ${device.name}`)
  for (const one of own.filter((one): one is Sent => one.kind === 'message'))
    if (one.place === person.roomIds[0] && !one.isGivenUp && !texts.has(one.text) && !waits(one.text))
      world.findings.push(`read your writes: ${one.text} is missing on ${device.name}`)
  world.model.shown.set(keyOf(acting), new Set([...texts, ...(world.model.shown.get(keyOf(acting)) ?? [])]))
}

function lookAtStars(
  { world, device, person }: Acting,
  own: Intention[],
  entries: { lane: string }[],
  ids: Set<number>,
): void {
  const stars = own.filter((one): one is Change => one.kind === 'favourite')
  for (const [thing, job] of world.cast.jobs.entries()) {
    const all = world.model.intentions.filter(
      (one) => one.kind === 'favourite' && one.person === person.name && one.thing === thing,
    )
    const last = stars.findLast((one) => one.thing === thing)
    // Another device, or a later press, may have changed it meanwhile.
    const isAlone = all.at(-1) === last && all.every((one) => one.device === last?.device && !one.isGivenUp)
    if (!last || !isAlone || entries.some(({ lane }) => lane === `favourite:jobs:${job.id}`)) continue
    if (ids.has(job.id) !== last.value)
      world.findings.push(
        `read your writes: the star of job ${thing + 1} is not ${last.value} on ${device.name}`,
      )
  }
}

const isOwn = ({ device, person }: Acting, one: { device: string; person: string }) =>
  one.device === device.name && one.person === person.name
const keyOf = ({ device, person }: Acting) => `${device.name} ${person.name} ${person.roomIds[0]}`
