import type { Page } from '@playwright/test'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { mailTo, replyAddress } from './support/mails.ts'
import { expect, signIn, test, waitUntilStored } from './support/test.ts'

const TEMPLATE = /^Sie können eine Bewerbung selbst zurückziehen: .+„Bewerbung zurückziehen“/
const ANSWER = 'Write again if it does not work.'

test('a message of the contact form is found under Messages and answered by mail', async ({
  page,
  newPerson,
  server,
}) => {
  const email = 'olha@people.example'
  const question = 'How do I withdraw my bid?'
  await writeToUs(page, { email, question, language: 'de' })

  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/vacancies')
  await admin
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Messages' })
    .click()
  await expect(admin).toHaveURL(/\/en\/admin\/messages$/)
  const message = admin.getByRole('article').filter({ hasText: question })
  await expect(message.getByRole('heading', { name: 'Olha Petrenko' })).toBeVisible()
  await expect(message.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(message.getByText('Deutsch', { exact: true })).toBeVisible()
  await expectNoAccessibilityDefects(admin)

  await message.getByRole('button', { name: 'Send reply' }).click()
  await expect(message.getByText('field cannot be empty')).toBeVisible()
  const reply = message.getByRole('textbox', { name: 'Reply' })
  await expect(message.getByText('The e-mail begins with “Guten Tag Olha Petrenko!”')).toBeVisible()
  // The prepared reply is in the language of the sender, its button in that of the moderator.
  await message.getByRole('button', { name: 'Withdraw a bid' }).click()
  await expect(reply).toHaveValue(TEMPLATE)
  await reply.press('Control+End')
  await reply.pressSequentially(` ${ANSWER}`)
  await waitUntilStored(admin, ANSWER)
  await admin.reload()
  await expect(reply).toHaveValue(new RegExp(ANSWER))
  await message.getByRole('button', { name: 'Send reply' }).click()
  await expect(message).toHaveCount(0)
  // The focus moves when its card disappears. Messages of other stories may remain.
  await expect(admin.locator('main :focus')).toHaveCount(1)
  const mail = await mailTo(server.dataDir, email)
  expect(mail).toMatch(/^Guten Tag Olha Petrenko!/)
  expect(mail.replaceAll('\n', ' ')).toMatch(new RegExp(`Bewerbung zurückziehen“.+ ${ANSWER}`))
  expect(mail).toContain(`> ${question}`)
  // The demo's operator: our sender's mailbox is read by nobody.
  expect(await replyAddress(server.dataDir, email)).toBe('office@jobmost.example')

  await tab(admin, 'Answered').click()
  await expect(message.getByRole('blockquote')).toContainText(ANSWER)
  await expect(reply).toHaveValue('')
  // A message that was answered before it was marked as spam returns to the answered ones.
  await message.getByRole('button', { name: 'Spam', exact: true }).click()
  await expect(message).toHaveCount(0)
  await tab(admin, 'Spam').click()
  await expect(reply).toHaveCount(0)
  await message.getByRole('button', { name: 'Not spam' }).click()
  await expect(message).toHaveCount(0)
  await expect(admin.getByRole('heading', { name: 'Unfortunately this section is empty' })).toBeVisible()
  await tab(admin, 'Answered').click()
  await expect(message).toBeVisible()

  const second = 'It does not work.'
  await writeToUs(page, { email, question: second, language: 'de' })
  await tab(admin, 'Open').click()
  await admin.reload()
  const later = admin.getByRole('article').filter({ hasText: second })
  await expect(later.getByRole('heading', { name: 'Other messages from this address' })).toBeVisible()
  await expectNoAccessibilityDefects(admin)
  await later.getByRole('link', { name: question }).click()
  await expect(admin.getByRole('article')).toHaveCount(1)
  await expect(message.getByRole('blockquote')).toContainText(ANSWER)
})

test('a message with the hidden field filled in is spam; people and screen readers do not reach the field', async ({
  page,
  newPerson,
}) => {
  const question = 'Buy our backlinks, they are the best.'
  await writeToUs(page, { email: 'seo@people.example', question, website: 'https://links.example' })
  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/messages')
  await expect(admin.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await tab(admin, 'Spam').click()
  const message = admin.getByRole('article').filter({ hasText: question })
  await message.getByRole('button', { name: 'Not spam' }).click()
  await expect(message).toHaveCount(0)
  await tab(admin, 'Open').click()
  await expect(message).toBeVisible()
})

test('a message that needs no answer is done with one key, and can be opened again', async ({
  api,
  newPerson,
}) => {
  const admin = await newPerson()
  await signIn(admin, 'admin')
  const thanks = 'Thank you, I have found a job with you.'
  await api.call('POST', '/addMessage', undefined, {
    name: 'Ewa Lis',
    email: 'ewa@people.example',
    description: thanks,
  })
  await admin.goto('/en/admin/messages')
  const message = admin.getByRole('article').filter({ hasText: thanks })
  await message.focus()
  await admin.keyboard.press('e')
  await expect(message).toHaveCount(0)
  await tab(admin, 'No answer needed').click()
  await expect(message).toBeVisible()
  await expect(message.getByRole('textbox')).toHaveCount(0)
  await expectNoAccessibilityDefects(admin)
  await message.getByRole('button', { name: 'Open again' }).click()
  await expect(message).toHaveCount(0)
  await tab(admin, 'Open').click()
  await message.getByRole('button', { name: 'Done without an answer' }).click()
  await expect(message).toHaveCount(0)
  await admin.goto('/en/admin/audit?subject_type=contact_message')
  const log = admin.getByRole('list', { name: 'Audit log' })
  await expect(log).toContainText('Message marked as done')
  await expect(log).toContainText('Messages read')
})

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Which messages' }).getByRole('link', { name })

const FORM = {
  en: { open: 'Contact us', message: 'Message', send: 'Send message', sent: 'Your message has been sent.' },
  de: {
    open: 'Kontakt',
    message: 'Nachricht',
    send: 'Nachricht senden',
    sent: 'Ihre Nachricht wurde gesendet.',
  },
}

type Written = { email: string; question: string; website?: string; language?: 'en' | 'de' }

test('whoever replies second finds the first reply by a link, and keeps what is typed', async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const MINE = 'Under “Privacy”, at the bottom.'
  const { data } = await api.call<{ data: { id: number } }>('POST', '/addMessage', undefined, {
    name: 'Piotr Nowak',
    email: 'piotr.nowak@people.example',
    description: 'Where do I delete my account?',
  })
  await signIn(page, 'admin')
  await page.goto('/en/admin/messages')
  const message = page.getByRole('article').filter({ hasText: 'Piotr Nowak' })
  const reply = message.getByRole('textbox', { name: 'Reply' })
  await reply.fill(MINE)
  const other = { text: 'Here is how.', replies_read: 0 }
  await api.call('POST', `/admin/messages/${data.id}/reply`, await api.logIn('admin'), other)
  await message.getByRole('button', { name: 'Send reply' }).click()
  await message.getByRole('link', { name: 'Read the reply' }).click()
  await expect(message.getByText('Here is how.')).toBeVisible()
  await expect(reply).toHaveValue(MINE)
})

async function writeToUs(page: Page, { language = 'en', ...written }: Written) {
  const words = FORM[language]
  await page.goto(`/${language}/faq`)
  await page.getByRole('button', { name: words.open }).click()
  const dialog = page.getByRole('dialog', { name: words.open })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Olha Petrenko')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(written.email)
  await dialog.getByRole('textbox', { name: words.message }).fill(written.question)
  await expect(dialog.getByRole('textbox')).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: words.send })).toBeFocused()
  if (written.website) await dialog.locator('input[name="website"]').fill(written.website, { force: true })
  const sent = page.waitForRequest(/\/api\/v1\/addMessage$/)
  await dialog.getByRole('button', { name: words.send }).click()
  expect((await sent).postDataJSON().website).toBe(written.website)
  await expect(page.getByText(words.sent)).toBeVisible()
}
