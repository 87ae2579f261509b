import type { Page } from '@playwright/test'
import type { Room } from '../src/shared/contract/conversations.ts'
import { field, messages, openRoom, textsOf, unreadOf, waitForTitle, write } from './support/conversations.ts'
import type { FaultProxy } from './support/fault-proxy.ts'
import { expect, signIn, test, waitUntilStored } from './support/test.ts'

const chats = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^My chats/, includeHidden: true })

test.describe('a conversation', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('begins at a bid; both people see messages, read marks and unread counts', async ({
    page,
    newPerson,
    api,
  }) => {
    const job = await api.createJob('Baker (m/f/d)')
    await api.bid(job.slug, 'I have been baking for ten years.')
    const boss = await newPerson()
    await signIn(boss, 'boss')
    await signIn(page, 'worker')
    await boss.goto(`/en/cabinet/worker/user/vacancy/${job.id}/bids`)
    await boss.getByRole('article').getByRole('button', { name: 'Send message' }).click()
    await expect(boss).toHaveURL(/\/en\/chat\/room\/\d+$/)

    await page.goto('/en/jobs')
    const before = await unreadOf(api)
    await write(boss, 'Good morning! When could you start? https://example.org/bakery')
    await expect(messages(boss).getByText('When could you start?')).toBeVisible()
    await expect(chats(page)).toHaveAccessibleName(`My chats, ${before + 1} unread`)
    await waitForTitle(page, api, before + 1)
    await expect(messages(boss).getByText('Delivered').last()).toBeAttached()

    await page.goto(new URL(boss.url()).pathname)
    const link = messages(page).getByRole('link', { name: 'https://example.org/bakery' })
    await expect(messages(page).getByText('https://example.org/bakery')).toBeVisible()
    await expect(messages(page).getByText('you can only open links after you have answered')).toBeVisible()
    await expect(link).toHaveCount(0)
    await expect(messages(boss).getByText('Read', { exact: true }).last()).toBeAttached()
    if (before === 0) await expect(chats(page)).toHaveAccessibleName('My chats')
    else await expect(chats(page)).toHaveAccessibleName(`My chats, ${before} unread`)

    await field(page).pressSequentially('On Monday')
    await expect(boss.getByText('is typing…')).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(messages(boss).getByText('On Monday')).toBeVisible()
    await expect(link).toHaveAttribute('rel', /noopener.*nofollow/)
    await expect(messages(page).getByText('you can only open links')).toHaveCount(0)
    await expect(boss.getByText('is typing…')).toBeHidden()
  })

  test('continues offline: messages arrive once and in order, also after the app was closed', async ({
    page,
    context,
    newPerson,
    api,
  }) => {
    const { room, boss } = await openRoom(page, newPerson, api, 'Confectioner (m/f/d)')
    await write(page, 'Zero')
    await expect(messages(boss).getByText('Zero', { exact: true })).toBeVisible()
    await context.setOffline(true)
    for (const text of ['One', 'Two', 'Three']) await write(page, text)
    await expect(messages(page).getByText('Waiting for connection')).toHaveCount(3)
    await waitUntilStored(page, 'Confectioner (m/f/d)', 'new_message_count')
    // In the stored conversation: what was sent is stored elsewhere, too.
    await waitUntilStored(page, 'Zero', 'readSeq')
    await page.reload()
    await expect(messages(page).getByText('Zero', { exact: true })).toBeVisible()
    await expect(messages(page).getByText('Waiting for connection')).toHaveCount(3)
    // Sometimes with the read mark of the first message, which follows it after a moment.
    await expect(page.getByRole('link', { name: /^Outbox \([34]\)$/ })).toBeVisible()
    await context.setOffline(false)
    await expect(messages(boss).getByText('Three', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect(messages(page).getByText('Waiting for connection')).toHaveCount(0)
    expect(await textsOf(api, room)).toEqual(['Zero', 'One', 'Two', 'Three'])
  })

  test('loses nothing while the server is down', async ({ page, newPerson, api, server, expectedErrors }) => {
    expectedErrors.push(/WebSocket connection to/, /status of 50\d/)
    const { room, boss } = await openRoom(page, newPerson, api, 'Pastry cook (m/f/d)')
    await write(page, 'Before')
    await expect(messages(boss).getByText('Before', { exact: true })).toBeVisible()
    await server.kill()
    await write(page, 'During')
    await write(boss, 'From the other side')
    await server.restart()
    await expect(messages(boss).getByText('During', { exact: true })).toBeVisible({ timeout: 40_000 })
    await expect(messages(page).getByText('From the other side')).toBeVisible({ timeout: 40_000 })
    await write(page, 'After')
    await expect(messages(boss).getByText('After', { exact: true })).toBeVisible()
    const texts = await textsOf(api, room)
    expect([...texts].sort()).toEqual(['After', 'Before', 'During', 'From the other side'])
    for (const person of [page, boss]) {
      expect(await messages(person).getByRole('article').count()).toBe(4)
    }
  })

  test('stores a message once when its answer is lost', async ({ page, newPerson, api, faults }) => {
    const { room } = await openRoom(page, newPerson, api, 'Miller (m/f/d)')
    let lost = 0
    faults.onAnswer = ({ method, url }) => {
      if (method !== 'POST' || !url.endsWith('/messages') || lost > 0) return 'pass'
      lost += 1
      return 'lose'
    }
    await write(page, 'Only once')
    await expect.poll(() => lost).toBe(1)
    await expect.poll(() => sent(faults), { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
    await expect(messages(page).getByText('Only once')).toHaveCount(1)
    expect(await textsOf(api, room)).toEqual(['Only once'])
  })

  test('keeps the text of a refused message with the reason, and the draft of the room', async ({
    page,
    context,
    newPerson,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 403/)
    const { room } = await openRoom(page, newPerson, api, 'Cake decorator (m/f/d)')
    await context.setOffline(true)
    await write(page, 'Are you still looking?')
    await expect(messages(page).getByText('Waiting for connection')).toBeVisible()
    const boss = await api.logIn('boss')
    const rooms = await api.call<{ data: Room[] }>('GET', '/chat/my/rooms', boss)
    const other = rooms.data.find(({ id }) => id === room)?.interlocutor.id
    await api.call('PUT', `/cabinet/blocks/${other}`, boss)
    await context.setOffline(false)
    await expect(messages(page).getByText(/^Not sent: You cannot write to this person/)).toBeVisible()
    await api.call('DELETE', `/cabinet/blocks/${other}`, boss)
    await messages(page).getByRole('button', { name: 'Retry' }).click()
    // The message is only "sent" until the other person, who has the room open, has read it.
    await expect(messages(page).getByText(/^(Sent|Delivered|Read)$/)).toBeAttached()
    expect(await textsOf(api, room)).toEqual(['Are you still looking?'])

    await page.reload()
    await field(page).fill('Half a sentence')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.goBack()
    await expect(field(page)).toHaveValue('Half a sentence')
  })
})

const sent = (faults: FaultProxy) =>
  faults.log.filter(({ method, url }) => method === 'POST' && url.endsWith('/messages')).length
