import type { Company } from '../src/shared/contract/companies.ts'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { mailTo } from './support/mails.ts'
import { expect, signIn, test, waitUntilStored } from './support/test.ts'

test('an owner invites a colleague, who registers from the mail, answers a bid, and loses access when removed', async ({
  page,
  newPerson,
  api,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const job = await api.createJob('Bridge painter (m/f/d)')
  const bid = await api.bid(job.slug, 'I paint without falling.')
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/company')
  await page.getByRole('textbox', { name: 'Company name' }).fill('Painters of the North')
  await page.getByRole('textbox', { name: 'About the company' }).fill('We paint bridges, and only bridges.')
  await page.getByRole('button', { name: 'Set up company' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  const email = `painter-${job.id}@people.example`
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Recruiter')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(email)

  const colleague = await newPerson()
  const [link = ''] = /\/en\/cabinet\/\S+/.exec(await mailTo(server.dataDir, email)) ?? []
  await colleague.goto(link)
  // The address has no account.
  await expect(colleague).toHaveURL(/\/en\/register/)
  await expect(colleague.getByText('Invitation to Painters of the North')).toBeVisible()
  await expect(colleague.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email)
  await expect(colleague.getByRole('radio', { name: 'Individual' })).toHaveCount(0)
  const fields = {
    Name: 'Nora',
    Surname: 'Brush',
    Phone: `+49 151 2${`${Math.random()}`.slice(2, 9)}`,
    Password: 'Tunnel-2027!',
    'Confirm password': 'Tunnel-2027!',
  }
  for (const [name, value] of Object.entries(fields))
    await colleague.getByRole('textbox', { name, exact: true }).fill(value)
  await colleague.getByRole('checkbox', { name: 'I agree to the privacy policy' }).check()
  await colleague.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(colleague.getByRole('heading', { name: 'Invitation to Painters of the North' })).toBeVisible()
  // The link of the invitation has proved the address.
  await expect(colleague.getByText('Please confirm your e-mail address')).toHaveCount(0)
  await expect(colleague.getByRole('button', { name: 'Decline invitation' })).toBeEnabled()
  await colleague.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(colleague.getByRole('list', { name: 'Team' })).toContainText('Nora B. (you)')
  await expect(colleague.getByRole('main')).toBeFocused()

  await colleague.goto('/en/cabinet/worker/user/active-vacancy')
  await expect(colleague.getByRole('heading', { name: job.title })).toBeVisible()
  await colleague.goto(`/en/cabinet/worker/user/vacancy/${job.id}/bids`)
  await colleague.getByRole('button', { name: 'Accept' }).click()
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(async () => (await api.bidsFor(job.id)).find(({ id }) => id === bid.id)?.state)
    .toBe('accepted')

  await page.goto('/en/cabinet/notifications')
  await expect(page.getByRole('link', { name: 'Nora B. has joined your team' })).toBeVisible()
  await page.goto('/en/cabinet/worker/user/company')
  await page.getByRole('button', { name: 'Remove: Nora B.' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('list', { name: 'Team' })).not.toContainText('Nora B.')
  await colleague.reload()
  await expect(colleague.getByText('I paint without falling.')).toHaveCount(0)
  await colleague.goto('/en/cabinet/worker/user/active-vacancy')
  await expect(colleague.getByRole('heading', { name: 'My vacancies' })).toBeVisible()
  await expect(colleague.getByRole('heading', { name: job.title })).toHaveCount(0)
  await colleague.goto('/en/cabinet/worker/user/company')
  await expect(colleague.getByRole('button', { name: 'Set up company' })).toBeVisible()

  const domain = `painters-${job.id}.de`
  await page.getByRole('textbox', { name: 'Domain' }).fill(`https://www.${domain}/jobs`)
  await page.getByRole('combobox', { name: 'Address for the link' }).selectOption('admin')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`${domain} is not verified yet`)).toBeVisible()
  const [proof = ''] = /\/en\/cabinet\/\S+/.exec(await mailTo(server.dataDir, `admin@${domain}`)) ?? []
  await page.goto(proof)
  await page.getByRole('button', { name: 'Verify domain' }).click()
  await expect(page.getByText('Your jobs show this domain')).toBeVisible()
  // The link of a domain that is proved has nothing to prove.
  await page.goto(proof)
  await expect(page.getByText(/has no domain that is waiting to be verified\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify domain' })).toHaveCount(0)
  await colleague.goto(`/en/jobs/item/${job.slug}`)
  await expect(colleague.getByRole('region', { name: 'Employer' })).toContainText(
    `Verified domain: ${domain}`,
  )
  await expect(colleague.getByRole('heading', { name: 'About the company' })).toBeVisible()
  await expect(colleague.getByText('We paint bridges, and only bridges.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete company' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Set up company' })).toBeVisible()
  expect((await api.bidsFor(job.id)).map(({ id }) => id)).toEqual([bid.id])
})

test('an invited colleague declines from the registration, without an account', async ({
  page,
  newPerson,
  api,
  server,
}) => {
  await signIn(page, 'boss')
  const job = await api.createJob('Roof painter (m/f/d)')
  await api.call('PUT', '/cabinet/company', await api.logIn('boss'), { name: 'Painters of the North' })
  await page.goto('/en/cabinet/worker/user/company')
  const email = `guest-${job.id}@people.example`
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(email)
  const guest = await newPerson()
  const [link = ''] = /\/en\/cabinet\/\S+/.exec(await mailTo(server.dataDir, email)) ?? []
  await guest.goto(link)
  await expect(guest).toHaveURL(/\/en\/register/)
  await expectNoAccessibilityDefects(guest)
  await guest.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(guest.getByText('Invitation declined')).toBeVisible()
  await expect(guest).toHaveURL(/\/en$/)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Open invitations' })).toHaveCount(0)
})

test('two owners change the company: both texts are shown, and each may be chosen', async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/)
  const MINE = 'We paint bridges over the Elbe, in all colours.'
  const OTHER = 'We paint bridges, and since this year also towers.'
  const boss = await api.logIn('boss')
  const change = (description: string) =>
    api.call('PUT', '/cabinet/company', boss, { name: 'Painters of the North', description })
  const description = async () =>
    (await api.call<{ data: Company }>('GET', '/cabinet/company', boss)).data.description
  await change('We paint bridges.')
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/company')
  const field = page.getByRole('textbox', { name: 'About the company' })
  await expect(field).toHaveValue('We paint bridges.')
  await field.fill(MINE)
  await waitUntilStored(page, MINE)
  await change(OTHER)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'The company was changed' })
  await expect(conflict).toContainText(OTHER)
  await expect(conflict).toBeInViewport()
  await expect(conflict.getByRole('term')).toHaveText(['About the company'])
  await expect(field).toHaveValue(MINE)
  await expectNoAccessibilityDefects(page)
  await page.reload()
  await expect(conflict).toContainText(OTHER)
  await expect(field).toHaveValue(MINE)
  expect(await description()).toBe(OTHER)

  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect(conflict).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(description).toBe(MINE)

  await field.fill('We paint bridges only.')
  await change(OTHER)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await conflict.getByRole('button', { name: 'Use the other text' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(field).toHaveValue(OTHER)
  expect(await description()).toBe(OTHER)
})
