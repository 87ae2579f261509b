import { expect } from '@playwright/test'
import type { OwnBid } from '../../src/shared/contract/bids.ts'
import type { Message } from '../../src/shared/contract/conversations.ts'
import type { FavoriteJob } from '../../src/shared/contract/favourites.ts'
import type { Profile } from '../../src/shared/contract/profiles.ts'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import type { Api } from '../support/api.ts'
import { outboxEntries } from './accepted.ts'
import type { Stage } from './stage.ts'
import { findLost } from './typed.ts'

/** Waits until nothing waits on the device, or fails with what waits and why. */
export async function settle({ person, outcome }: Stage): Promise<void> {
  const page = await person.tab()
  await page.goto('/en/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: MINUTE_MS })
  // Read from the device: the page may not have listed yet what waits.
  const waiting = () => outboxEntries(page)
  await expect
    .poll(waiting, { timeout: MINUTE_MS })
    .toEqual([])
    .catch(async () => {
      outcome.violations.push(`still in the outbox: ${(await waiting()).join(' | ')}`)
    })
}

/** The differences between the server and what the person meant. */
export async function compare(api: Api, stage: Stage, own: string, other: string): Promise<string[]> {
  const { jobs, room, meant } = stage
  const get = async <T>(path: string, token = own) => (await api.call<{ data: T }>('GET', path, token)).data
  const bids = await get<OwnBid[]>('/cabinet/rates')
  const messages = (await get<Message[]>(`/chat/rooms/${room}/messages?limit=200`)).map(({ text }) => text)
  const starred = (await get<FavoriteJob[]>('/cabinet/favorites/jobs')).map(({ id }) => id)
  const { about } = await get<Profile>('/cabinet/profile')
  const found: string[] = []
  for (const [job, text] of meant.bids) {
    const count = bids.filter((bid) => bid.job.id === jobs[job]?.id && bid.text === text).length
    if (count !== 1) found.push(`bid “${text}” is there ${count} times`)
  }
  for (const text of meant.tried)
    if ([...bids.map((bid) => bid.text), ...messages].filter((one) => one === text).length > 1)
      found.push(`“${text}” is there twice`)
  const arrived = messages.filter((text) => meant.messages.includes(text))
  if (arrived.join() !== meant.messages.join())
    found.push(`messages: meant ${meant.messages.join(', ')}; there are ${arrived.join(', ')}`)
  for (const [job, wish] of meant.stars) {
    const is = starred.includes(jobs[job]?.id ?? 0)
    if (wish !== 'unsure' && wish !== is) found.push(`favourite ${job}: wished ${wish}, is ${is}`)
  }
  if (!meant.about.includes(about ?? ''))
    found.push(`about me: meant “${meant.about.join('” or “')}”, is “${about}”`)
  if ((await get<OwnBid[]>('/cabinet/rates', other)).length > 0) found.push('a bid of another account')
  if ((await get<FavoriteJob[]>('/cabinet/favorites/jobs', other)).length > 0)
    found.push('a favourite of another account')
  if (meant.abouts.has((await get<Profile>('/cabinet/profile', other)).about ?? ''))
    found.push('a text about oneself of another account')
  found.push(...(await findLost(stage, [...bids.map(({ text }) => text), ...messages, about])))
  return found
}
