import type { Page } from '@playwright/test'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { postVacancy } from './support/post-vacancy.ts'
import { expect, signIn, signInAs, test, WEEKLY } from './support/test.ts'

const SCAM = 'Send a copy of your passport, and pay a deposit of 100 euro before you start.'

test(
  'a scam is posted, approved in spite of its risks, reported and taken down; another moderator decides the objection; the report of all decisions counts them',
  WEEKLY,
  async ({ page: employer, api, newPerson, server, expectedErrors }) => {
    // Five people, and a restart of the server.
    test.slow()
    // Expected errors: the first moderator decides about the own decision; the server restarts.
    expectedErrors.push(/status of 409/, /status of 50\d/)
    const title = `Quick money ${Date.now()}`
    const moderatorEmail = await api.createStaff('moderator', server.dataDir)
    const before = await readFigures(await newPerson())

    await signIn(employer, 'boss')
    await postVacancy(employer, { title, description: SCAM })
    const { id, slug } = await api.ownVacancy(title)
    const second = await newPerson()
    await signInAs(second, moderatorEmail)
    await approveDespiteRisks(second, id)
    await expect.poll(() => api.isPublic(slug)).toBe(true)

    const reader = await newPerson()
    await signIn(reader, 'worker')
    await reader.goto(`/en/jobs/item/${slug}`)
    await reader.getByRole('button', { name: 'Report' }).click()
    await reader.getByRole('radio', { name: /^Fraud/ }).check()
    await reader.getByRole('textbox', { name: 'What did you see?' }).fill('They want money first')
    await reader.getByRole('button', { name: 'Send report' }).click()
    await expect(reader.getByText('A person will review your report')).toBeVisible()
    // After the restart an open page would ask for the vacancy, which is then gone.
    await reader.close()

    const first = await newPerson()
    await signIn(first, 'admin')
    await first.goto('/en/admin/reports')
    const report = first.getByRole('article').filter({ hasText: title })
    await report.getByRole('button', { name: 'Asks for money' }).click()
    await report.getByRole('button', { name: 'Uphold report' }).click()
    await expect(report).toHaveCount(0)

    const card = employer.getByRole('article').filter({ hasText: title })
    const seesReason = (reason: string | RegExp) =>
      expect(async () => {
        await employer.goto('/en/cabinet/worker/user/active-vacancy')
        await expect(card.getByText(reason)).toBeVisible({ timeout: 2000 })
      }).toPass()
    await seesReason(/must not be asked for payments/)
    await card.getByRole('button', { name: 'Object to the decision' }).click()
    await expect(card.getByRole('textbox', { name: 'Why is the decision wrong?' })).toBeFocused()
    await card.getByRole('textbox', { name: 'Why is the decision wrong?' }).fill('It is for the uniform.')
    const note = await card.getByText(/certified out-of-court/).boundingBox()
    const label = await card.getByText('Why is the decision wrong?').boundingBox()
    expect((label?.y ?? 0) - (note?.y ?? 0) - (note?.height ?? 0)).toBeGreaterThan(8)
    await expectNoAccessibilityDefects(employer)
    await card.getByRole('button', { name: 'Send objection' }).click()
    await expect(employer.getByText('Objection sent')).toBeVisible()
    // The form is gone; the keyboard is still at the vacancy.
    await expect(card).toBeFocused()
    await expect(card.getByText('Moderated by admin').first()).toBeVisible()
    await expect(card.getByText(/^Your objection of .* is waiting for a moderator$/)).toBeVisible()
    await expect(card.getByText('It is for the uniform.')).toBeVisible()

    await first.goto(`/en/admin/vacancies?only=${id}`)
    await expect(first.getByText('It is for the uniform.')).toBeVisible()
    await expect(first.getByText(/must not be asked for payments/)).toHaveCount(1)
    await first.getByRole('textbox', { name: 'Reason' }).fill('No.')
    await first.getByRole('button', { name: 'Reject' }).click()
    await expect(first.getByText('This is an objection to your own decision').first()).toBeVisible()

    await second.goto(`/en/admin/vacancies?only=${id}`)
    await expect(second.getByText('It is for the uniform.')).toBeVisible()
    await second.keyboard.press('r')
    await second.keyboard.type('A uniform costs applicants nothing.')
    await second.keyboard.press('Control+Enter')
    await expect(second.getByText('Nothing to review')).toBeVisible()
    await seesReason('A uniform costs applicants nothing.')
    // The latest decision, which was made about the text.
    await expect(card.getByText('Rejected', { exact: true })).toBeVisible()

    // A server counts once an hour, and a new one at once.
    await server.restart()
    // Another visitor, whose device has no older figures.
    const after = await readFigures(await newPerson())
    const grown = Object.keys(after).filter((figure) => (after[figure] ?? 0) > (before[figure] ?? 0))
    expect(grown).toEqual(
      expect.arrayContaining([
        'Vacancies approved',
        'Vacancies taken down',
        'Reports received',
        'Reports upheld',
        'Objections received',
        'Objections rejected',
      ]),
    )
  },
)

/** Approves a vacancy after reading what is suspicious in it, as a moderator whom the text has deceived. */
async function approveDespiteRisks(moderator: Page, id: number): Promise<void> {
  await moderator.goto(`/en/admin/vacancies?id=${id}`)
  await expect(moderator.getByText('Please look at these passages')).toBeVisible()
  const risks = moderator.getByRole('listitem')
  await expect(risks.filter({ hasText: /^May ask for money in advance: .*deposit/ })).toBeVisible()
  await expect(
    risks.filter({ hasText: /^May ask for identity papers or bank details: .*passport/ }),
  ).toBeVisible()
  await moderator.keyboard.press('a')
  await expect(moderator.getByText('There are remarks on this text')).toBeVisible()
  await moderator.keyboard.press('a')
  await expect(moderator.getByRole('button', { name: 'Undo' })).toBeVisible()
  // The server has the approval, so it takes effect although the page is left.
  await moderator.goto('/en/admin')
}

/** The figures of the transparency report by their labels. */
async function readFigures(page: Page): Promise<Record<string, number>> {
  await page.goto('/en/transparency')
  await expect(page.getByText('Vacancies approved')).toBeVisible()
  const terms = await page.locator('main dt').allInnerTexts()
  const figures = await page.locator('main dd').allInnerTexts()
  return Object.fromEntries(terms.map((term, index) => [term, Number(figures[index]?.replaceAll(',', ''))]))
}
