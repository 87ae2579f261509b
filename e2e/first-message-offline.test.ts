import { messagesAbout } from './support/messages-about.ts'
import { cut, expect, openApp, test } from './support/test.ts'

test('a chat begun without a connection: both messages wait, and arrive once and in order', async ({
  page,
  context,
  faults,
  api,
}) => {
  const job = await api.createJob(`Gardener ${Date.now()}`)
  await openApp(page, ['/en/outbox', '/en/chat/my/room', `/en/jobs/item/${job.slug}`])
  await cut(context, faults, true)
  await page.getByRole('button', { name: 'Send message' }).click()
  const dialog = page.getByRole('dialog', { name: job.title })
  await expect(dialog.getByText('You are offline. You can write now')).toBeVisible()
  for (const text of ['Is the job still open?', 'I can start on Monday.']) {
    await dialog.getByRole('textbox', { name: 'Message' }).fill(text)
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(dialog.getByRole('list', { name: 'Messages' }).getByText(text)).toBeVisible()
  }
  await page.goto('/en/chat/my/room')
  const newChats = page.getByRole('list', { name: 'New chats' }).getByRole('listitem')
  await expect(newChats).toHaveCount(1)
  await expect(newChats).toContainText(`${job.title}`)
  await expect(newChats).toContainText('You: I can start on Monday.')
  await newChats.getByRole('link').click()
  const entries = page.getByRole('list', { name: 'Outbox' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(job.title)

  await cut(context, faults, false)
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
  expect(await messagesAbout(api, job.title)).toEqual([['Is the job still open?', 'I can start on Monday.']])
})
