import type { Page } from '@playwright/test'
import { launchBrowser } from '../bench/frames.ts'
import { createApi } from '../support/api.ts'
import { startServer } from '../support/server.ts'
import {
  BAD,
  BAD_WAGE,
  badLines,
  CYRILLIC,
  type FeedOutcome,
  feedFile,
  findVacancyFaults,
  ROWS,
  WITHIN_MS,
} from './feed.ts'
import { until } from './until.ts'

// The words of the Russian page.
const WORDS = {
  file: 'Таблица с вакансиями',
  ready: 'Пока ничего не импортировано',
  start: 'Импортировать',
  importing: /Импорт: (\d+) из/,
  done: 'Импорт завершён',
  isNew: 'Новые вакансии',
  leftOut: 'С ошибками, пропущены',
  problems: 'Строки с ошибками',
  row: /^Строка (\d+)/,
  next: 'Вперёд',
} as const
const POLL_MS = 500
const WATCHED = 'importIsWatched'

/** `goesOnMs`: the times from a kill until the page shows more rows. */
export type PageOutcome = FeedOutcome & { goesOnMs: number[] }

/**
 * As an employer with a Russian page, uploads a feed in Chromium and imports it. The server is killed when a part of the
 * rows (`killAt`, of 1) is shown as done, and started again. Nobody touches the page meanwhile, and it is not loaded again.
 */
export async function importOnPage({
  env,
  killAt,
}: {
  env: Record<string, string>
  killAt: readonly number[]
}): Promise<PageOutcome> {
  const server = await startServer({ DEMO: '1', DEMO_JOBS: '60', ...env })
  const browser = await launchBrowser()
  try {
    const api = createApi(server.port)
    const token = await api.logIn('boss')
    const page = await openImports(
      await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'ru-RU' }),
      `http://localhost:${server.port}`,
      token,
    )
    const state = page.getByRole('status').filter({ hasText: /[Ии]мпорт/ })
    const reach = (what: string, isReached: (text: string) => boolean) =>
      until(what, async () => isReached((await state.allTextContents()).join(' ')), {
        limitMs: WITHIN_MS,
        pauseMs: POLL_MS,
      })
    const begin = performance.now()
    await page
      .getByLabel(WORDS.file)
      .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(feedFile()) })
    await reach('the page shows that all rows are read', (text) => text.includes(WORDS.ready))
    const read = performance.now()
    await page.getByRole('button', { name: WORDS.start, exact: true }).click()
    const startMs: number[] = []
    const goesOnMs: number[] = []
    for (const part of killAt) {
      await reach(`the page shows ${part * ROWS} rows as done`, (text) => doneIn(text) > part * ROWS)
      await server.kill()
      const shown = doneIn((await state.allTextContents()).join(' '))
      const killed = performance.now()
      const sinceKill = () => performance.now() - killed
      const goesOn = reach(
        'the page goes on by itself',
        (text) => doneIn(text) > shown || text.includes(WORDS.done),
      ).then(sinceKill)
      const [start, shownAgain] = await Promise.all([server.restart().then(sinceKill), goesOn])
      startMs.push(start)
      goesOnMs.push(shownAgain)
    }
    await reach('the page shows the end of the import', (text) => text.includes(WORDS.done))
    const importMs = performance.now() - read
    const { data } = await api.call<{ data: { title: string }[] }>(
      'GET',
      '/cabinet/vacancies',
      await api.logIn('boss'),
    )
    const faults = [...findVacancyFaults(data), ...(await findPageFaults(page))]
    return { readMs: read - begin, importMs, startMs, goesOnMs, faults }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openImports(page: Page, origin: string, token: string): Promise<Page> {
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token)
  await page.goto(`${origin}/ru/cabinet/worker/user/import-vacancies`)
  await page.getByLabel(WORDS.file).waitFor({ state: 'attached' })
  await page.evaluate((mark) => Object.assign(globalThis, { [mark]: true }), WATCHED)
  return page
}

/** How many rows the page shows as done; 0 before the first. */
const doneIn = (text: string): number => Number(WORDS.importing.exec(text)?.[1] ?? 0)

/** What is wrong with the page after the import: its counts, the list of bad rows, its language, or a reload. */
async function findPageFaults(page: Page): Promise<string[]> {
  const isKept = await page.evaluate((mark) => mark in globalThis, WATCHED)
  const countOf = async (name: string) =>
    Number(
      await page
        .locator('dt', { hasText: name })
        .first()
        .locator('xpath=following-sibling::dd')
        .textContent(),
    )
  const counts = [await countOf(WORDS.isNew), await countOf(WORDS.leftOut)]
  const rows = await readProblems(page)
  const lines = rows.map((text) => Number(WORDS.row.exec(text)?.[1])).sort((a, b) => a - b)
  const isExplained = (text: string) =>
    text.includes('pay_amount') && text.includes(BAD_WAGE) && CYRILLIC.test(text.split(BAD_WAGE)[1] ?? '')
  const silent = rows.filter((text) => !isExplained(text))
  return [
    ...(isKept ? [] : ['the page was loaded again']),
    ...(String(counts) === String([ROWS - BAD, BAD]) ? [] : [`the page counts ${counts}`]),
    ...(String(lines) === String(badLines) ? [] : [`the page lists the rows ${lines}, not ${badLines}`]),
    ...(silent.length > 0 ? [`${silent.length} rows have no reason in Russian: ${silent[0]}`] : []),
  ]
}

/** The texts of all listed rows with errors, page by page. */
async function readProblems(page: Page): Promise<string[]> {
  const section = page.getByRole('region', { name: WORDS.problems })
  const entries = section.locator('ol > li')
  const texts: string[] = []
  for (;;) {
    await entries.first().waitFor()
    const shown = await entries.allTextContents()
    texts.push(...shown)
    const next = section.getByRole('button', { name: WORDS.next })
    if ((await next.count()) === 0 || (await next.isDisabled())) return texts
    await next.click()
    await until('the next rows with errors', async () => (await entries.first().textContent()) !== shown[0])
  }
}
