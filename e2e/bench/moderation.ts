import type { Page } from '@playwright/test'
import type { AuditEntry } from '../../src/shared/contract/audit.ts'
import type { Vacancy } from '../../src/shared/contract/vacancies.ts'
import { createApi, VACANCY } from '../support/api.ts'
import { startServer } from '../support/server.ts'
import { launchBrowser } from './frames.ts'

// npm run bench:moderation: VACANCIES pending vacancies are moderated with the keyboard alone. Prints the time from a key
// to the next text, and how often a key had no effect or the focus was lost. Fails unless each vacancy is decided exactly
// once.
const VACANCIES = Number(process.env.VACANCIES ?? 300)
const IN_BULK = 8
const PATIENCE_MS = 15_000
// The approvals are sent one after the other.
const BULK_PATIENCE_MS = IN_BULK * PATIENCE_MS
const RISKY = 'Please pay a deposit of 100 euro before you start.'

type Seen = {
  id: string | null
  total: number
  checked: number
  bars: number
  hasFocus: boolean
  isWarned: boolean
}

const server = await startServer()
const api = createApi(server.port)
const ids = await createVacancies()
const browser = await launchBrowser()
const page = await openQueue()
const times: Record<'approved' | 'warned' | 'rejected' | 'bulk', number[]> = {
  approved: [],
  warned: [],
  rejected: [],
  bulk: [],
}
const misses: string[] = []
let mostBars = 0
try {
  await moderateAll()
  report()
  await expectDecidedOnce()
} finally {
  await browser.close()
  await server.stop()
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function createVacancies(): Promise<number[]> {
  const boss = await api.logIn('boss')
  const created: number[] = []
  for (let index = 0; index < VACANCIES; index++) {
    const risk = index % 9 === 4 ? RISKY : ''
    const form = {
      ...VACANCY,
      title: `Bench ${String(index).padStart(4, '0')}`,
      description: `${index} ${randomWords(index)} ${risk}`,
    }
    const { data } = await api.call<{ data: Vacancy }>('POST', '/cabinet/vacancies', boss, form)
    created.push(data.id)
  }
  return created
}

/** Words that differ from vacancy to vacancy, so that none is nearly the same as another. */
function randomWords(seed: number): string {
  let state = seed + 1
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return Array.from({ length: 40 }, () => `wort${next() % 9973}`).join(' ')
}

async function openQueue(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const token = await api.logIn('admin')
  await context.addInitScript((value) => localStorage.setItem('access_token', value), token)
  const opened = await context.newPage()
  await opened.goto(`http://localhost:${server.port}/en/admin/vacancies`)
  await opened.locator('[aria-current][id^=queue-]').waitFor()
  await opened.keyboard.press('j')
  await opened.keyboard.press('k')
  return opened
}

function look(): Promise<Seen> {
  return page.evaluate(() => {
    const list = document.querySelector('main ul[aria-label="Waiting for moderation"]')
    const entries = list?.querySelectorAll('[id^=queue-]') ?? []
    return {
      id: list?.querySelector('[aria-current]')?.id ?? null,
      total: entries.length,
      checked: list?.querySelectorAll('input:checked').length ?? 0,
      bars: [...document.querySelectorAll('main [role=status]')].filter((bar) =>
        bar.textContent?.includes('10\u00a0seconds'),
      ).length,
      hasFocus: Boolean(document.activeElement?.closest('main')) && document.activeElement !== document.body,
      isWarned: document.body.innerText.includes('There are remarks on this text'),
    }
  })
}

/** Presses keys and waits until the page shows their effect. Counts a miss when it never does. */
async function press(what: string, keys: readonly string[], isDone: (seen: Seen, before: Seen) => boolean) {
  const before = await look()
  const start = performance.now()
  for (const key of keys) await page.keyboard.press(key)
  let seen = await look()
  while (!isDone(seen, before) && performance.now() - start < PATIENCE_MS) seen = await look()
  const took = performance.now() - start
  if (!isDone(seen, before)) misses.push(`${what}: no effect at ${before.id}`)
  if (seen.total > 0 && !seen.hasFocus) misses.push(`${what}: focus lost after ${before.id}`)
  mostBars = Math.max(mostBars, seen.bars)
  return took
}

function isOther(seen: Seen, before: Seen): boolean {
  return seen.id !== before.id
}

async function moderateAll(): Promise<void> {
  for (let step = 0; (await look()).id !== null; step++) {
    if (misses.length > 20) throw new Error(`Too many misses:\n${misses.join('\n')}`)
    const { total } = await look()
    if (step % 10 === 9 && total > IN_BULK) await approveInBulk()
    else if (step % 4 === 3) times.rejected.push(await press('reject', ['2', 'Control+Enter'], isOther))
    else await approve()
    if (step % 7 === 6 && (await look()).total > 1) {
      await press('next', ['j'], isOther)
      await press('previous', ['k'], isOther)
    }
  }
}

async function approve(): Promise<void> {
  const isRisky = await page.getByRole('article').filter({ hasText: RISKY }).count()
  if (!isRisky) times.approved.push(await press('approve', ['a'], isOther))
  else {
    await press('warn', ['a'], ({ isWarned }) => isWarned)
    times.warned.push(await press('approve a risk', ['a'], isOther))
  }
}

async function approveInBulk(): Promise<void> {
  for (let index = 0; index < IN_BULK; index++) {
    await press('check', ['x'], (seen, before) => seen.checked === before.checked + 1)
    if (index < IN_BULK - 1) await press('next', ['j'], isOther)
  }
  const before = await look()
  const start = performance.now()
  await page.keyboard.press('b')
  let seen = await look()
  while (seen.checked > 0 && performance.now() - start < BULK_PATIENCE_MS) {
    if (await page.getByText(/^There are remarks on (?:\d+ of these texts|this text)/).count())
      await page.keyboard.press('b')
    seen = await look()
  }
  times.bulk.push((performance.now() - start) / IN_BULK)
  if (seen.checked > 0) misses.push(`bulk: no effect at ${before.id}`)
  if (seen.total > 0 && !seen.hasFocus) misses.push(`bulk: focus lost after ${before.id}`)
  mostBars = Math.max(mostBars, seen.bars)
}

/** Held approvals take effect after ten seconds; each vacancy then has one decision in the audit log. */
async function expectDecidedOnce(): Promise<void> {
  const admin = await api.logIn('admin')
  const decided = new Map<number, number>()
  for (let attempt = 0; attempt < 60 && decided.size < ids.length; attempt++) {
    await page.waitForTimeout(1000)
    decided.clear()
    for (const action of ['vacancy.approved', 'vacancy.rejected'])
      for (let number = 1, last = 1; number <= last; number++) {
        const path = `/admin/audit?action=${action}&per_page=100&page=${number}`
        const { data, meta } = await api.call<{ data: AuditEntry[]; meta: { last_page: number } }>(
          'GET',
          path,
          admin,
        )
        last = meta.last_page
        for (const { subject_id } of data)
          if (subject_id !== null && ids.includes(subject_id))
            decided.set(subject_id, (decided.get(subject_id) ?? 0) + 1)
      }
  }
  const undecided = ids.filter((id) => !decided.has(id))
  const repeated = ids.filter((id) => (decided.get(id) ?? 0) > 1)
  print(`decided once: ${ids.length - undecided.length - repeated.length} of ${ids.length}`)
  if (undecided.length + repeated.length > 0)
    throw new Error(`undecided: ${undecided.join(', ')}; decided more than once: ${repeated.join(', ')}`)
}

function report(): void {
  for (const [kind, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    print(`${kind}: ${sorted.length}, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`)
  }
  print(`most undo bars at once: ${mostBars}`)
  print(`misses: ${misses.length}`)
  for (const miss of misses) print(`  ${miss}`)
  if (misses.length > 0) process.exitCode = 1
}
