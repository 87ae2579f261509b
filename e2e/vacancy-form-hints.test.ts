import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { VACANCY } from './support/api.ts'
import { expect, signIn, test } from './support/test.ts'

const ELDERLY_CARE = 2

test('an employer finds the rubric by an occupation, and is told of a postcode elsewhere and of words that exclude people', async ({
  page,
  api,
}) => {
  const title = 'Plumber for old houses (m/f/d)'
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/add-vacancy')
  const exclusion = page.getByRole('status').filter({ hasText: 'These words may exclude people' })
  await page.getByRole('textbox', { name: 'Title' }).fill('Plumbers, men only')
  await expect(exclusion.locator('mark')).toHaveText(['men only'])
  await page.getByRole('combobox', { name: 'Rubric' }).fill('plumber')
  await page.getByRole('option', { name: 'Electrics, plumbing, heating' }).click()
  await page.getByRole('combobox', { name: 'City' }).fill('Leipzig')
  await page.getByRole('option', { name: /^Leipzig/ }).click()
  const postcode = page.getByRole('textbox', { name: 'Postcode' })
  await postcode.fill('10115')
  await expect(page.getByText('Please check the postcode')).toBeVisible()
  await page.getByRole('textbox', { name: 'Pay (EUR)' }).fill('19')
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('We look for native speakers who repair pipes in old houses.')
  // Each at its own field.
  await expect(exclusion.locator('mark')).toHaveText(['men only', 'native speakers'])
  await expect(exclusion).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await expect(exclusion.locator('li')).toHaveText(['We look for native speakers who repair pipes in old…'])
  const contact = page.getByText('There seem to be contact details in your text')
  await expect(contact).toHaveCount(0)
  await description.fill('We repair pipes. Please call 0151 23456789 or write to pipes@web.de.')
  await expect(contact).toBeVisible()
  await description.fill('We look for people who repair pipes in old houses.')
  await expect(contact).toHaveCount(0)
  await expect(page.getByText('These words may exclude people')).toHaveCount(0)

  const employment = page.getByRole('combobox', { name: 'Employment' })
  const german = page.getByRole('combobox', { name: 'German, at least' })
  await page.getByRole('textbox', { name: 'Company name' }).fill('')
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  const summary = page.locator('form').getByRole('list').first()
  await expect(summary.getByRole('link')).toHaveText(['Postcode', 'Employment', 'German', 'Company name'])
  await summary.getByRole('link', { name: 'Company name' }).click()
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Company name' }).fill('Pipes Ltd')
  // Nothing is claimed that the employer has not chosen.
  await expect(employment).toHaveAccessibleDescription('field cannot be empty')
  await expect(german).toHaveAccessibleDescription('field cannot be empty')
  await employment.selectOption('Mini-job')
  // Hours that no week has give no amount.
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('200')
  await expect(page.getByText('Before tax. If you enter the hours')).toBeVisible()
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('40')
  await expect(page.getByText('The pay is above the limit for a mini-job')).toBeVisible()
  await german.selectOption('German A2')
  await expect(german.getByRole('option', { name: 'Please choose' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page.getByText(/This postcode belongs to another place/)).toBeVisible()
  await expect(postcode).toBeFocused()
  await postcode.fill('04109')
  await expect(page.getByText('Please check the postcode')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  const question = page.getByRole('alertdialog', { name: 'Save as a mini-job?' })
  await question.getByRole('button', { name: 'Change it' }).click()
  await expect(question).toHaveCount(0)
  await expect(employment).toBeFocused()
  await expect(employment).toBeInViewport()
  await employment.selectOption('Full time')
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page.getByRole('list', { name: 'My vacancies' }).getByText(title)).toBeVisible()
  const { data } = await api.call<{ data: Vacancy[] }>('GET', '/cabinet/vacancies', await api.logIn('boss'))
  expect(data.find((one) => one.title === title)).toMatchObject({
    rubric: { name: 'Electrics, plumbing, heating' },
    postal_code: '04109',
    employment_type: 'full_time',
    german_level: 'a2',
  })
})

test('a rubric is found by an occupation of either gender, and the postcode of a city is filled in', async ({
  page,
}) => {
  await signIn(page, 'boss')
  await page.goto('/de/cabinet/worker/user/add-vacancy')
  const rubric = page.getByRole('combobox', { name: 'Rubrik' })
  const found = async (word: string) => {
    await rubric.fill(word)
    return page.getByRole('option')
  }
  await expect((await found('Verkäuferin')).filter({ hasText: 'Verkauf' })).toBeVisible()
  await expect((await found('Gebäudereinigung')).filter({ hasText: 'Reinigung' })).toBeVisible()
  await expect((await found('Backerhelfer')).filter({ hasText: 'Produktion' })).toBeVisible()
  await expect((await found('bäcker')).filter({ hasText: 'Verkauf' })).toBeVisible()
  await expect((await found('bäcker')).filter({ hasText: 'Produktion' })).toBeVisible()
  await expect(await found('Drachentöter')).toHaveCount(27)
  await expect(page.getByText('Keine Rubrik mit diesem Namen. Hier sind alle Rubriken:')).toBeVisible()
  await page.getByRole('option', { name: 'Sonstiges' }).click()
  await expect(rubric).toHaveValue('Sonstiges')
  const postcode = page.getByRole('textbox', { name: 'Postleitzahl' })
  await page.getByRole('combobox', { name: 'Ort' }).fill('79098')
  await page.getByRole('option', { name: /^Freiburg/ }).click()
  await expect(postcode).toHaveValue('79098')
  await page.getByRole('combobox', { name: 'Ort' }).fill('10115')
  await page.getByRole('option', { name: /^Berlin/ }).click()
  await expect(postcode).toHaveValue('79098')
})

test('the form warns of a sector’s minimum wage only where the pay is below that of the work in the title', async ({
  page,
}) => {
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/add-vacancy')
  const title = page.getByRole('textbox', { name: 'Title' })
  const pay = page.getByRole('textbox', { name: 'Pay (EUR)' })
  const warning = page.getByText('A higher minimum wage may apply in this sector')
  await title.fill('Pflegehelfer (m/w/d)')
  await page.getByRole('combobox', { name: 'Rubric' }).fill('elderly')
  await page.getByRole('option', { name: 'Elderly care' }).click()
  await pay.fill('16')
  await expect(warning).toBeVisible()
  await expect(page.getByText(/: care assistants €[\d.]+; care assistants with at least/)).toBeVisible()
  await pay.fill('14.50')
  await expect(page.getByText('The minimum wage rises to')).toBeVisible()
  const between = await page
    .getByRole('status')
    .filter({ has: warning })
    .evaluate((status) => {
      const [first, second] = [...status.children].map((child) => child.getBoundingClientRect())
      return (second?.top ?? 0) - (first?.bottom ?? 0)
    })
  expect(between).toBeGreaterThan(4)
  await pay.fill('19')
  await expect(warning).toHaveCount(0)
  await expect(page.getByText(/Firms in this sector/)).toHaveCount(0)

  await title.fill('Pflegekraft (m/w/d)')
  await expect(
    page.getByText(/Firms in this sector must pay at least \(per hour\): nurses €[\d.]+\.$/),
  ).toBeVisible()
  await expect(warning).toHaveCount(0)
  await title.fill('Pflegefachkraft (m/w/d)')
  await expect(warning).toBeVisible()
  await pay.fill('12')
  await expect(page.getByText(/: nurses €[\d.]+\. For other employers, the minimum wage on/)).toBeVisible()
})

test('the qualification for a job in care is suggested by the title; the one that the employer names counts', async ({
  page,
  api,
  newPerson,
}) => {
  const text = {
    ...VACANCY,
    title: 'Pflegefachkraft für die Nacht (m/w/d)',
    rubric_id: ELDERLY_CARE,
    employer_kind: 'company',
    pay_type: 'per_hour',
    pay_amount: 17,
  }
  const token = await api.logIn('boss')
  const { data } = await api.call<{ data: Vacancy }>('POST', '/cabinet/vacancies', token, text)
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${data.id}`)
  const qualification = page.getByRole('combobox', { name: 'Qualification' })
  const warning = page.locator('form').getByText('A higher minimum wage may apply in this sector')
  await expect(qualification).toHaveValue('care_nurse')
  await expect(qualification).toHaveAccessibleDescription(/^Suggested by the title\./)
  await expect(warning).toBeVisible()
  await qualification.selectOption('Care assistant')
  await expect(warning).toHaveCount(0)
  await expect(qualification).toHaveAccessibleDescription('The minimum wage in care depends on it.')
  await page.getByRole('combobox', { name: 'Employer' }).selectOption('Private household')
  await expect(qualification).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Employer' }).selectOption('Staffing agency')
  await expect(page.getByText(/A higher minimum may apply to temporary agency work/)).toBeVisible()
  await expect(qualification).toHaveValue('care_assistant')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'My vacancies' })).toBeVisible()

  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto(`/en/admin/vacancies?id=${data.id}`)
  const facts = admin.getByRole('article')
  await expect(facts.getByText('Care assistant', { exact: true })).toBeVisible()
  await expect(facts.getByText(/^care assistants €16\.52$/)).toBeVisible()
  await expect(admin.getByText('A higher minimum wage may apply in this sector')).toHaveCount(0)
})
