import { csvOf, DEFAULTS, importRow } from '../../src/server/testing/import-rows.ts'
import type { ImportProblems, ImportRun } from '../../src/shared/contract/imports.ts'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { createApi } from '../support/api.ts'
import { startServer } from '../support/server.ts'
import { until } from './until.ts'

export const ROWS = 10_000
export const BAD = 37
const PLACES = { city: 'Leipzig', rubric: 'Cleaning' }
// The wage of a bad row is a word, in Russian it is refused with this text.
export const BAD_WAGE = 'much'
export const CYRILLIC = /[а-яё]/i
// Each poll counts the rows of the run, on the only connection of the embedded database.
const POLL_MS = 1000
// PostgreSQL continues an interrupted import after two minutes.
export const WITHIN_MS = 10 * MINUTE_MS

const isBad = (index: number) => index % 270 === 5 && index < 270 * BAD
/** The lines of the file with bad rows: the first line names the columns. */
export const badLines = Array.from({ length: ROWS }, (_, index) => index)
  .filter(isBad)
  .map((index) => index + 2)

export type FeedOutcome = { readMs: number; importMs: number; startMs: number[]; faults: string[] }

/**
 * Uploads a feed as an employer and imports it. The server is killed when a part of the rows (`killAt`, of 1) is done, and
 * started again; nobody else helps it.
 */
export async function importFeed({
  env,
  killAt,
}: {
  env: Record<string, string>
  killAt: readonly number[]
}): Promise<FeedOutcome> {
  const server = await startServer({ DEMO: '1', DEMO_JOBS: '60', ...env })
  try {
    const api = createApi(server.port)
    const token = await api.logIn('boss')
    const own = <T>(method: 'GET' | 'POST', path: string, body?: unknown) =>
      api.call<{ data: T; meta: { total: number } }>(method, `/cabinet${path}`, token, body)
    const runOf = async () => (await own<{ run: ImportRun | null }[]>('GET', '/imports')).data[0]?.run ?? null
    const reach = (what: string, isReached: (run: ImportRun) => boolean) =>
      until(
        what,
        async () => {
          const run = await runOf()
          if (run?.state === 'failed') throw new Error(`The import failed: ${run.failure}`)
          return run && isReached(run)
        },
        { limitMs: WITHIN_MS, pauseMs: POLL_MS },
      )
    const { id } = (await own<{ id: number }>('POST', '/imports', { name: 'Bakery', ...DEFAULTS })).data
    const begin = performance.now()
    await upload(server.port, token, id)
    await reach('all rows are read', ({ state }) => state === 'ready')
    const read = performance.now()
    await own('POST', `/imports/${id}/start`, {})
    const startMs: number[] = []
    for (const part of killAt) {
      await reach(`${part * ROWS} rows are done`, ({ done }) => done > part * ROWS)
      await server.kill()
      const killed = performance.now()
      await server.restart()
      startMs.push(performance.now() - killed)
    }
    await reach('the end of the import', ({ state }) => state === 'done')
    const importMs = performance.now() - read
    const faults = [
      ...findVacancyFaults((await own<{ title: string }[]>('GET', '/vacancies')).data),
      ...findProblemFaults(await readProblems(server.port, token, id)),
    ]
    return { readMs: read - begin, importMs, startMs, faults }
  } finally {
    await server.stop()
  }
}

/** The file, with bad rows. */
export const feedFile = (): string =>
  csvOf(
    Array.from({ length: ROWS }, (_, index) =>
      importRow(index, { ...PLACES, ...(isBad(index) ? { pay_amount: BAD_WAGE } : {}) }),
    ),
  )

async function upload(port: number, token: string, id: number): Promise<void> {
  const body = new FormData()
  body.set('file', new Blob([feedFile()]), 'jobs.csv')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cabinet/imports/${id}/file`, {
    method: 'POST',
    headers,
    body,
  })
  if (!answer.ok) throw new Error(await answer.text())
}

async function readProblems(port: number, token: string, id: number): Promise<ImportProblems[]> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'ru' }
  const path = `/api/v1/cabinet/imports/${id}/problems?per_page=100`
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return ((await answer.json()) as { data: ImportProblems[] }).data
}

/** What is wrong with the vacancies of the employer: each good row must have one. */
export function findVacancyFaults(vacancies: readonly { title: string }[]): string[] {
  const titles = vacancies.map(({ title }) => title).filter((title) => title.startsWith('Bäcker '))
  const found = new Set(titles)
  const wanted = Array.from({ length: ROWS }, (_, index) => index).filter((index) => !isBad(index))
  const lost = wanted.filter((index) => !found.has(`Bäcker ${index}`)).length
  return [
    ...(lost > 0 ? [`${lost} rows have no vacancy`] : []),
    ...(titles.length > found.size ? [`${titles.length - found.size} vacancies are doubled`] : []),
    ...(found.size > wanted.length ? [`${found.size - wanted.length} bad rows have a vacancy`] : []),
  ]
}

function findProblemFaults(problems: readonly ImportProblems[]): string[] {
  const lines = problems.map(({ line }) => line).sort((a, b) => a - b)
  const isInRussian = ({ problems: ofRow }: ImportProblems) =>
    ofRow.some(
      ({ text, given, field }) => field === 'pay_amount' && given === BAD_WAGE && CYRILLIC.test(text),
    )
  const foreign = problems.filter((problem) => !isInRussian(problem))
  return [
    ...(String(lines) === String(badLines)
      ? []
      : [`errors are listed for the lines ${lines}, not ${badLines}`]),
    ...(foreign.length > 0
      ? [`${foreign.length} errors are not in Russian: ${JSON.stringify(foreign[0])}`]
      : []),
  ]
}
