import * as z from 'zod/mini'
import { OwnBidsAnswer } from '#shared/contract/bids.ts'
import { MessagesAnswer } from '#shared/contract/conversations.ts'
import type { Device } from '../device/device.ts'
import type { Person } from '../story/cast.ts'
import type { Arrived } from '../story/model.ts'
import type { World } from '../story/world.ts'
import { readServer } from './read-server.ts'

const FavouritesAnswer = z.object({ data: z.array(z.looseObject({ id: z.int() })) })
const ProfileAnswer = z.object({ data: z.looseObject({ about: z.nullable(z.string()) }) })
const ANSWERS_MS = 5000

/** Compares what a device gets for a person after convergence with the server's data. @returns the number of checks */
export async function checkLastLook(world: World, device: Device, person: Person): Promise<number> {
  const { scheduler, findings } = world
  const shown: Record<string, unknown>[] = []
  const [tab] = device.tabs()
  if (tab?.program.getSession()?.userId !== person.id) return 0
  scheduler.after(0, tab, () => void readShown(world, device, person).then((one) => shown.push(one)))
  await scheduler.runUntil(scheduler.now() + ANSWERS_MS)
  // The server had ended the session, and the device has only learned it now.
  if (tab.program.getSession()?.userId !== person.id) return 0
  const stored = storedFor(world, person, await scheduler.during(readServer(world)))
  for (const [name, value] of Object.entries(stored))
    if (JSON.stringify(shown[0]?.[name]) !== JSON.stringify(value))
      findings.push(
        `converge: ${device.name} shows ${person.name} ${name} ${JSON.stringify(shown[0]?.[name])}, not ${JSON.stringify(value)}`,
      )
  return Object.keys(stored).length
}

async function readShown({ cast }: World, device: Device, person: Person): Promise<Record<string, unknown>> {
  const [tab] = device.tabs()
  const get = <T>(path: string, schema: z.core.$ZodType<T>) =>
    tab?.program.apiGet(path, schema, { userId: person.id }).catch(() => undefined)
  const room = await get(`/chat/rooms/${person.roomIds[0]}/messages`, MessagesAnswer)
  const messages = room?.data.map(({ text }) => text).sort()
  if (person.role === 'boss') return { messages }
  const stars = await get('/cabinet/favorites/jobs', FavouritesAnswer)
  const bids = await get('/cabinet/rates', OwnBidsAnswer)
  const profile = await get('/cabinet/profile', ProfileAnswer)
  return {
    messages,
    favourites: cast.jobs.map(({ id }) => stars?.data.some((one) => one.id === id)),
    bids: bids?.data.map(({ text }) => text).sort(),
    about: profile?.data.about,
  }
}

function storedFor({ cast }: World, person: Person, arrived: Arrived): Record<string, unknown> {
  const messages = arrived.texts
    .filter(({ roomId }) => roomId === person.roomIds[0])
    .map(({ text }) => text)
    .sort()
  if (person.role === 'boss') return { messages }
  return {
    messages,
    favourites: cast.jobs.map(({ id }) => arrived.valueOf('favourite', person.id, id)),
    bids: arrived.texts
      .filter(({ kind, userId, state }) => kind === 'bid' && userId === person.id && state !== 'withdrawn')
      .map(({ text }) => text)
      .sort(),
    about: arrived.valueOf('about', person.id, 0),
  }
}
