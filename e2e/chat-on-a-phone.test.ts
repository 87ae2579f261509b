import { field, messages, openRoom, write } from './support/conversations.ts'
import { expect, test } from './support/test.ts'

test('the message field stays visible when a phone’s keyboard covers the page, as in Safari', async ({
  page,
  newPerson,
  api,
}) => {
  await openRoom(page, newPerson, api, 'Fishmonger (m/f/d)')
  await page.addInitScript(() => {
    const covered = { scale: 1, width: innerWidth, height: innerHeight, offsetTop: 0, offsetLeft: 0 }
    const value = Object.assign(new EventTarget(), covered)
    Object.defineProperty(window, 'visualViewport', { value, configurable: true })
  })
  await page.reload()
  await field(page).click()
  for (const { height, offsetTop } of [
    { height: 400, offsetTop: 0 },
    { height: 400, offsetTop: 150 },
  ]) {
    await page.evaluate(
      (seen) => {
        Object.assign(window.visualViewport as object, seen)
        window.visualViewport?.dispatchEvent(new Event('resize'))
      },
      { height, offsetTop },
    )
    for (const part of [field(page), page.getByRole('button', { name: 'Send', exact: true })]) {
      await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThan(offsetTop)
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(offsetTop + height)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  }
})

test('a very long address, typed or sent, does not make the page scroll sideways', async ({
  page,
  context,
  newPerson,
  api,
}) => {
  const { boss } = await openRoom(page, newPerson, api, 'Thatcher (m/f/d)')
  // Links can be clicked only after an answer to the stranger.
  await write(boss, 'Good morning')
  const address = `https://example.org/${'a-very-long-way-'.repeat(20)}`
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  await field(page).fill(`Here: ${address} ${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}`)
  for (const part of [field(page), send]) {
    const box = await part.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
  await send.click()
  // The phone's keyboard stays open for the next message.
  await expect(field(page)).toBeFocused()
  await expect(messages(boss).getByRole('link', { name: address })).toBeVisible()
  const bubble = await messages(page).getByRole('article').last().boundingBox()
  expect((bubble?.x ?? 0) + (bubble?.width ?? 999)).toBeLessThanOrEqual(360)
  await context.setOffline(true)
  await write(page, address)
  await expect(messages(page).getByText('Waiting for connection')).toBeVisible()
  expect(await isWithin()).toBe(true)
  await context.setOffline(false)
})
