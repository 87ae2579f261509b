import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { mailTo } from './support/mails.ts'
import { expect, signIn, test } from './support/test.ts'

const EMAIL = 'marek.nowak@people.example'

test('an administrator finds a failed mail to a person by the address, and sends it again', async ({
  page: admin,
  api,
  server,
}) => {
  const mails = await breakMails(server.dataDir)
  try {
    await answerMessage(api)
    await signIn(admin, 'admin')
    await admin.goto('/en/admin/mails')
    await expect(admin.getByText('E-mails are not being delivered yet')).toBeVisible()
    await search(admin, 'ma')
    await expect(admin.getByRole('searchbox')).toHaveAttribute('aria-invalid', 'true')
    const mail = admin.getByRole('article')
    // The mail fails a moment after the answer.
    await expect(async () => {
      await admin.reload()
      await search(admin, 'MAREK.nowak')
      await expect(mail).toHaveCount(1, { timeout: 2000 })
    }).toPass()
    await expect(admin).toHaveURL(/q=MAREK\.nowak/)
    await expect(mail.getByText(EMAIL)).toBeVisible()
    await expect(mail.getByText('Reply to a message from the contact form')).toBeVisible()
    await expectNoAccessibilityDefects(admin)
    await mails.mend()
    await mail.getByRole('button', { name: 'Send again' }).click()
    await expect(admin.getByText('The e-mail will be sent again in a moment')).toBeVisible()
    expect(await mailTo(server.dataDir, EMAIL)).toContain('You find it under My bids.')
  } finally {
    await mails.mend()
  }
  const tabs = admin.getByRole('navigation', { name: 'Which e-mails' })
  // The searched mails are counted in every list.
  await tabs.getByRole('link', { name: 'Sent 1', exact: true }).click()
  await expect(admin).toHaveURL(/q=MAREK\.nowak/)
  await expect(admin.getByRole('article')).toHaveCount(1)
  await expect(admin.getByRole('article').getByText('Reply to a message from the contact form')).toBeVisible()
  await search(admin, 'somebody.else@people.example')
  await expect(admin.getByRole('heading', { name: 'Unfortunately this section is empty' })).toBeVisible()
  await search(admin, '')
  await expect(admin.getByRole('article').filter({ hasText: EMAIL })).toHaveCount(1)
})

test('an administrator dismisses a mail that nobody can deliver; the log keeps it', async ({
  page: admin,
  api,
  server,
}) => {
  const mails = await breakMails(server.dataDir)
  const mail = admin.getByRole('article').filter({ hasText: EMAIL })
  try {
    await answerMessage(api)
    await signIn(admin, 'admin')
    await expect(async () => {
      await admin.goto('/en/admin/mails')
      await expect(mail.getByRole('button', { name: 'Dismiss the e-mail' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expectNoAccessibilityDefects(admin)
    await mail.getByRole('button', { name: 'Dismiss the e-mail' }).click()
    await expect(admin.getByText('The e-mail is dismissed and will not be sent again')).toBeVisible()
    await expect(mail).toHaveCount(0)
  } finally {
    await mails.mend()
  }
  const tabs = admin.getByRole('navigation', { name: 'Which e-mails' })
  await tabs.getByRole('link', { name: 'Dismissed e-mails' }).click()
  await expect(mail.getByText('The mail server’s answer')).toBeVisible()
  await expect(mail.getByText('Dismissed by')).toBeVisible()
  await expectNoAccessibilityDefects(admin)
})

async function search(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Recipient’s address or part of it' }).fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

async function answerMessage(api: { call: Call; logIn(role: 'admin'): Promise<string> }) {
  const { data } = await api.call<{ data: { id: number } }>('POST', '/addMessage', undefined, {
    name: 'Marek Nowak',
    email: EMAIL,
    description: 'Where is my bid?',
  })
  await api.call('POST', `/admin/messages/${data.id}/reply`, await api.logIn('admin'), {
    text: 'You find it under My bids.',
  })
}

type Call = <T>(method: 'POST', path: string, token?: string, body?: unknown) => Promise<T>

/** Puts a file where the folder of the mails is, so that no mail can be written. */
async function breakMails(dataDir: string) {
  const [folder, away] = [join(dataDir, 'mail'), join(dataDir, 'mail-away')]
  const hadFolder = await rename(folder, away).then(
    () => true,
    () => false,
  )
  await writeFile(folder, '')
  let isBroken = true
  return {
    mend: async () => {
      if (!isBroken) return
      isBroken = false
      await rm(folder)
      if (hadFolder) await rename(away, folder)
    },
  }
}
