import { readFile } from 'node:fs/promises'
import type { Report } from '../src/shared/contract/reports.ts'
import { mailsTo, mailTo } from './support/mails.ts'
import { cut, expect, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

test('a visitor’s report, message and newsletter wait for a connection, also after a reload, and arrive once', async ({
  api,
  context,
  page,
  faults,
  server,
}) => {
  const reader = `reader.${Date.now()}@example.org`
  const job = await api.createJob('Swimming teacher (m/f/d)')
  await page.goto(`/en/jobs/item/${job.slug}`)
  await waitForServiceWorker(page)
  await page.goto('/en')
  await page.getByRole('textbox', { name: 'E-mail' }).focus()
  await expect(page.getByRole('combobox', { name: 'Rubric' })).toHaveCount(2)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(reader)
  await waitUntilStored(page, reader)
  await page.goto(`/en/jobs/item/${job.slug}`)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Contact us' }).click()
  const contact = page.getByRole('dialog', { name: 'Contact us' })
  await expect(contact.getByRole('textbox', { name: 'Message' })).toBeVisible()

  await cut(context, faults, true)
  await contact.getByRole('textbox', { name: 'Name' }).fill('Anna')
  await contact.getByRole('textbox', { name: 'E-mail' }).fill('anna@example.org')
  await contact.getByRole('textbox', { name: 'Message' }).fill('The map of Leipzig is empty')
  await contact.getByRole('button', { name: 'Send message' }).click()
  await expect(
    page.getByText('Kept in the outbox. It will be sent as soon as you are back online'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const report = page.getByRole('dialog', { name: /^Report/ })
  await report.getByText('Fraud').click()
  await report.getByRole('textbox', { name: 'E-mail' }).fill('anna@example.org')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()
  await page.goto('/en')
  const address = page.getByRole('textbox', { name: 'E-mail' })
  // The code of the form loads with the focus, and then shows what was typed on the earlier visit.
  await address.focus()
  await expect(address).toHaveValue(reader)
  await address.fill('')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('field cannot be empty')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()
  await address.fill(reader)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await waitUntilStored(page, '"kind":"newsletter-start"', reader)
  await page.getByRole('link', { name: 'Outbox (3)' }).click()
  await expect(page.getByRole('list', { name: 'Outbox' }).getByRole('listitem')).toHaveCount(3)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(copy.outbox.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'contact-message',
    'newsletter-start',
    'report',
  ])

  await cut(context, faults, false)
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
  const admin = await api.logIn('admin')
  const inbox = await api.call<{ data: { description: string }[] }>('GET', '/admin/messages', admin)
  expect(inbox.data.filter(({ description }) => description === 'The map of Leipzig is empty')).toHaveLength(
    1,
  )
  const reports = await api.call<{ data: Report[] }>('GET', '/admin/reports', admin)
  expect(reports.data.filter(({ type, subject }) => type === 'job' && subject.id === job.id)).toHaveLength(1)
  expect(await mailTo(server.dataDir, reader)).toContain('/en/newsletter/confirm#token=')
  expect(await mailsTo(server.dataDir, reader)).toHaveLength(1)
})

test('what a visitor has written is sent by a tab that was open before, when its own is closed', async ({
  api,
  context,
  page,
  faults,
}) => {
  await page.goto('/en')
  await waitForServiceWorker(page)
  await page.reload()
  const other = await context.newPage()
  await other.goto('/en/jobs')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Contact us' }).click()
  const contact = page.getByRole('dialog', { name: 'Contact us' })
  await cut(context, faults, true)
  await contact.getByRole('textbox', { name: 'Name' }).fill('Anna')
  await contact.getByRole('textbox', { name: 'E-mail' }).fill('anna@example.org')
  await contact.getByRole('textbox', { name: 'Message' }).fill('The map of Halle is empty')
  await contact.getByRole('button', { name: 'Send message' }).click()
  await waitUntilStored(page, '"kind":"contact-message"')
  await page.close()
  await expect(other.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()

  await cut(context, faults, false)
  const admin = await api.logIn('admin')
  const received = async () =>
    (await api.call<{ data: { description: string }[] }>('GET', '/admin/messages', admin)).data.filter(
      ({ description }) => description === 'The map of Halle is empty',
    ).length
  await expect.poll(received).toBe(1)
  await expect(other.getByRole('link', { name: 'Outbox' })).toHaveCount(0)
})

test('legal texts, questions and about us open offline without having been visited', async ({
  context,
  page,
  faults,
}) => {
  await page.goto('/en/jobs')
  await waitForServiceWorker(page)
  await page.reload()
  await waitUntilStored(page, '"page","en","accessibility"', '"faq","en"', '"cities","en"')
  await cut(context, faults, true)
  for (const path of [
    '/en/page/privacy-policy',
    '/en/page/terms',
    '/en/page/imprint',
    '/en/page/accessibility',
    '/en/faq',
    '/en/about-company',
    '/en/transparency',
    '/en/minimum-wages',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.locator('main [data-placeholder]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
})
