import type { BrowserContext, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { mailsTo } from './support/mails.ts'
import { cut, expect, test } from './support/test.ts'

const PASSWORD = 'Bridge-2026!'
const STEP_MS = 30_000

type Confirm = (email: string) => Promise<void>

/** Registers a job seeker and confirms the address, without which there is no second step. */
async function register(page: Page, email: string, confirm: Confirm, origin = ''): Promise<void> {
  await page.goto(`${origin}/en/register?role=worker`)
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)
  await fill('Name', 'Tina')
  await fill('Surname', 'Twostep')
  await fill('E-mail', email)
  await fill('Phone', `+49 151 2${`${Math.random()}`.slice(2, 9)}`)
  await fill('Password', PASSWORD)
  await fill('Confirm password', PASSWORD)
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/cabinet\/worker/)
  await confirm(email)
}

async function logOut(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog')
  const ask = async () => {
    await page.getByRole('button', { name: 'Cabinet' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await ask()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await ask()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/en\/login/)
}

/** Fills in and sends the login page. The page of the second step follows. */
async function logInToSecondStep(page: Page, email: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/en/login?next=/en/cabinet/privacy`)
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Chromium's virtual authenticator, which confirms each request by itself. */
async function addAuthenticator(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a user sets up two-step login, and logs in with a code and with a recovery code', async ({
  page,
  server,
  api,
  expectedErrors,
}) => {
  // An expected error: the wrong code.
  expectedErrors.push(/status of 422/)
  const email = `tina.${crypto.randomUUID()}@people.example`
  const section = page.getByRole('region', { name: 'Two-step login' })
  await register(page, email, async (address) => {
    await page.goto('/en/cabinet/security')
    await expect(section.getByText('To set up two-step login, confirm your e-mail address.')).toBeVisible()
    await expect(section.getByRole('button')).toHaveCount(0)
    await api.confirm(address, server.dataDir)
  })
  await page.goto('/en/cabinet/security')
  await section.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter')
  await expect(section.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await expectNoAccessibilityDefects(page)
  await section.getByRole('button', { name: 'Continue' }).click()
  // Each step takes the focus from the button that it replaces.
  await expect(page.locator(':focus')).toContainText('Scan this picture with the app')
  await expect(section.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const uri = await section.getByRole('link', { name: 'Open in the app' }).getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  await expect(section.getByText(secret.match(/.{1,4}/g)?.join(' ') ?? '')).toBeVisible()
  const codeIn = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })
  await expectNoAccessibilityDefects(page)
  const code = section.getByRole('textbox', { name: 'Code' })
  await code.fill(codeIn(0))
  await section.getByRole('button', { name: 'Turn on' }).click()

  await expect(section.getByText('Save these recovery codes now')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Save these recovery codes now')
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await expectNoAccessibilityDefects(page)
  const recoveryCode = (await section.getByRole('listitem').first().textContent()) ?? ''
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('jobmost-recovery-codes.txt')
  await section.getByRole('button', { name: 'I have saved the codes' }).click()
  await expect(section.getByText('10 of 10 left')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('10 of 10 left')

  await logOut(page)
  await logInToSecondStep(page, email)
  const second = page.getByRole('textbox', { name: 'Code' })
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('autocomplete', 'one-time-code')
  await expectNoAccessibilityDefects(page)
  await second.fill('000 000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is wrong or has already been used')).toBeVisible()
  await expect(second).toHaveValue('000 000')
  await expectNoAccessibilityDefects(page)
  // A code is accepted once, and the set-up has used the current one. The server also accepts the next one.
  await second.fill(codeIn(1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/^[^?]*\/en\/cabinet\/privacy$/)

  await logOut(page)
  await logInToSecondStep(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = page.getByRole('textbox', { name: 'Recovery code' })
  await expect(recovery).toBeFocused()
  await expectNoAccessibilityDefects(page)
  await recovery.fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/^[^?]*\/en\/cabinet\/privacy$/)
  await page.goto('/en/cabinet/security')
  await expect(section.getByText('9 of 10 left')).toBeVisible()

  await section.getByRole('button', { name: 'Remove authenticator app' }).click()
  await section.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await section.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(section.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(server.dataDir, email)).at(-1))
    .toContain('The authenticator app was removed from your account')
})

test('a user adds a passkey and logs in with it, as the second step and without a password', async ({
  page,
  context,
  server,
  api,
}) => {
  // Without the proxy, because a passkey belongs to the origin of the server.
  const origin = `http://localhost:${server.port}`
  await addAuthenticator(page, context)
  const email = `tina.${crypto.randomUUID()}@people.example`
  await register(page, email, (address) => api.confirm(address, server.dataDir), origin)
  await page.goto(`${origin}/en/cabinet/security`)
  const section = page.getByRole('region', { name: 'Two-step login' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByRole('textbox', { name: 'Name of the passkey' }).fill('Laptop')
  await section.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await expect(section.getByText('Save these recovery codes now')).toBeVisible()
  await section.getByRole('button', { name: 'I have saved the codes' }).click()
  await section.getByRole('button', { name: 'Rename: Laptop' }).click()
  await section.getByRole('textbox', { name: 'Name of the passkey' }).fill('Old laptop')
  await expectNoAccessibilityDefects(page)
  await section.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(section.getByRole('listitem').filter({ hasText: 'Old laptop' })).toContainText('not used yet')
  await expectNoAccessibilityDefects(page)

  await logOut(page)
  await logInToSecondStep(page, email, origin)
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await expectNoAccessibilityDefects(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/^[^?]*\/en\/cabinet\/privacy$/)
  await page.goto(`${origin}/en/cabinet/security`)
  await expect(section.getByRole('listitem').filter({ hasText: 'Old laptop' })).toContainText('Last used')

  await logOut(page)
  await page.goto(`${origin}/en/login?next=/en/cabinet/privacy`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/^[^?]*\/en\/cabinet\/privacy$/)
  await page.goto(`${origin}/en/cabinet/security`)
  await section.getByRole('button', { name: 'Remove: Old laptop' }).click()
  await expect(section.getByRole('button', { name: 'Use a passkey instead of the password' })).toBeVisible()
  await expectNoAccessibilityDefects(page)
  await section.getByRole('button', { name: 'Use a passkey instead of the password' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await expect(section.getByText('of 10 left')).toHaveCount(0)
})

test('a user changes the phone number and downloads the data with a passkey in place of the password', async ({
  page,
  context,
  server,
  api,
  expectedErrors,
}) => {
  // An expected error: the new phone number is invalid.
  expectedErrors.push(/status of 422/)
  const origin = `http://localhost:${server.port}`
  await addAuthenticator(page, context)
  const email = `tina.${crypto.randomUUID()}@people.example`
  await register(page, email, (address) => api.confirm(address, server.dataDir), origin)
  await page.goto(`${origin}/en/cabinet/security`)
  const phone = page.getByRole('region', { name: 'Phone number' })
  const byPasskey = { name: 'Use a passkey instead of the password' }
  await expect(phone.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await expect(page.getByRole('button', byPasskey)).toHaveCount(0)
  const section = page.getByRole('region', { name: 'Two-step login' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByRole('textbox', { name: 'Name of the passkey' }).fill('Laptop')
  await section.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await section.getByRole('button', { name: 'I have saved the codes' }).click()

  const number = phone.getByRole('textbox', { name: 'New phone number' })
  await phone.getByRole('button', byPasskey).click()
  await expect(phone.getByText('field cannot be empty')).toHaveCount(1)
  await number.fill('12')
  await phone.getByRole('button', byPasskey).click()
  await expect(phone.getByText('wrong phone number')).toBeVisible()
  await expectNoAccessibilityDefects(page)
  await number.fill(`+49 151 3${`${Math.random()}`.slice(2, 9)}`)
  await phone.getByRole('button', byPasskey).click()
  await expect(phone.getByText(`We have sent a link to ${email}.`)).toBeVisible()
  await expect(number).toHaveValue('')

  await page.goto(`${origin}/en/cabinet/privacy`)
  const copy = page.getByRole('region', { name: 'A copy of your data' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    copy.getByRole('button', byPasskey).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^jobmost-\d{4}-\d\d-\d\d\.html$/)
  await expectNoAccessibilityDefects(page)
})

test('without a connection, the passkey button says so, although its code was never loaded', async ({
  browser,
  baseURL,
  faults,
}) => {
  // As on a first visit, while the worker stores nothing yet.
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/en/login')
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await expect(button).toBeVisible()
  await cut(context, faults, true)
  await button.click()
  await expect(page.getByRole('alert')).toHaveText(/^No connection\./)
  await cut(context, faults, false)
  await context.close()
})
