import { randomUUID } from 'node:crypto'
import { field, messages, openRoom } from './support/conversations.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('conversations and their messages can be reached with the keyboard alone', async ({
  page,
  newPerson,
  api,
}) => {
  test.slow()
  const { room } = await openRoom(page, newPerson, api, 'Brewer (m/f/d)')
  const boss = await api.logIn('boss')
  // Links can be clicked only after an answer to the stranger.
  const answer = { text: 'Good morning', client_id: randomUUID() }
  await api.call('POST', `/chat/rooms/${room}/messages`, await api.logIn('worker'), answer)
  for (let number = 1; number <= 30; number += 1) {
    const body = { text: `Message ${number}, see https://example.org/${number}`, client_id: randomUUID() }
    await api.call('POST', `/chat/rooms/${room}/messages`, boss, body)
  }
  await page.goto('/en/jobs')
  await expect(page.getByRole('link', { name: /^My chats, \d+ unread/ })).toBeVisible()
  const tabTo = async (name: RegExp, max: number) => {
    for (let count = 0; count < max; count += 1) {
      await page.keyboard.press('Tab')
      const text = await page.evaluate(() => document.activeElement?.closest('a')?.textContent ?? '')
      if (name.test(text)) return
    }
    throw new Error(`${name} was not reached within ${max} steps`)
  }
  await tabTo(/My chats/, 15)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chat\/my\/room$/)
  await expect(page.getByRole('list', { name: 'Rooms' })).toBeVisible()
  await tabTo(/Message 30/, 25)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/chat/room/${room}$`))
  await expect(messages(page).getByRole('article').first()).toBeVisible()

  // All messages are one tab stop.
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab')
    if (await messages(page).evaluate((log) => log === document.activeElement)) break
  }
  await expect(messages(page)).toBeFocused()
  await page.keyboard.press('End')
  const at = (number: number) =>
    messages(page)
      .getByRole('article')
      .filter({ hasText: `Message ${number},` })
  await expect(at(30)).toBeFocused()
  await expect(at(30)).toHaveAccessibleDescription(/^Message 30, see https:\/\/example.org\/30/)
  for (let number = 29; number >= 5; number -= 1) {
    await page.keyboard.press('ArrowUp')
    await expect(at(number)).toBeFocused()
  }
  await expect(at(5)).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(at(6)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(at(6).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(at(6).getByRole('button', { name: 'Message options' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(at(6).getByRole('button', { name: 'Message options' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(at(5)).toBeFocused()

  // A room that a link opens has the focus at its heading.
  await page.goBack()
  await page.getByRole('link', { name: /Message 30/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(messages(page)).toBeFocused()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.type('See you')
  await expect(field(page)).toHaveValue('See you')
})
