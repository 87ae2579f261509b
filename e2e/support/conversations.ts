import type { Page } from '@playwright/test'
import type { Message, Room } from '../../src/shared/contract/conversations.ts'
import type { NotificationsPage } from '../../src/shared/contract/notifications.ts'
import type { Api } from './api.ts'
import { expect, signIn, waitForServiceWorker } from './test.ts'

export const messages = (page: Page) => page.getByRole('log', { name: 'Messages' })
export const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })

/** Sends a message in the open room. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Opens a new room for both people; `page` is the worker's. */
export async function openRoom(page: Page, newPerson: () => Promise<Page>, api: Api, title: string) {
  const job = await api.createJob(title)
  await api.bid(job.slug, 'I would like to know more.')
  const boss = await newPerson()
  await signIn(boss, 'boss')
  await boss.goto(`/en/cabinet/worker/user/vacancy/${job.id}/bids`)
  await boss.getByRole('article').getByRole('button', { name: 'Send message' }).click()
  await expect(field(boss)).toBeVisible()
  await signIn(page, 'worker')
  await page.goto(new URL(boss.url()).pathname)
  await expect(field(page)).toBeVisible()
  for (const person of [page, boss]) await waitForServiceWorker(person)
  return { room: Number(/room\/(\d+)/.exec(boss.url())?.[1]), boss }
}

/** The messages of a room on the server. */
export async function textsOf(api: Api, room: number): Promise<string[]> {
  const path = `/chat/rooms/${room}/messages?limit=200`
  const { data } = await api.call<{ data: Message[] }>('GET', path, await api.logIn('worker'))
  return data.map(({ text }) => text)
}

/** The number of the worker's unread messages. */
export async function unreadOf(api: Api): Promise<number> {
  const { data } = await api.call<{ data: Room[] }>('GET', '/chat/my/rooms', await api.logIn('worker'))
  return data.reduce((sum, { new_message_count }) => sum + new_message_count, 0)
}

/** The number of the worker's unread notifications except messages, which the title counts too. */
async function otherNews(api: Api): Promise<number> {
  const { data } = await api.call<NotificationsPage>('GET', '/notifications', await api.logIn('worker'))
  return data.filter(({ kind, read_at }) => kind !== 'message' && read_at === null).length
}

/** Waits until a tab's title shows a number of messages plus other notifications, which may arrive at any time. */
export const waitForTitle = (tab: Page, api: Api, messages: number) =>
  expect
    .poll(async () => Number(/^\((\d+)\) /.exec(await tab.title())?.[1] ?? 0) - (await otherNews(api)))
    .toBe(messages)

/**
 * Observes from now on whether a text is ever shown on a page.
 * @returns a function that returns whether it was
 */
export async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((awaited) => {
    const state = { isSeen: false }
    const look = () => {
      if (document.body.innerText.includes(awaited)) state.isSeen = true
    }
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
    look()
    return state
  }, text)
  return () => seen.evaluate(({ isSeen }) => isSeen)
}
