import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { privacyPolicy } from '../seed/content/privacy-policy.ts'
import { RETAINED } from '../testing/retained.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createHandlers } from './registry.ts'

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The rows with more conditions than an age: their times, and the tests in src/server that try them. */
const ELSEWHERE: Record<string, { table: string; kept: string; file: string; title: string }> = {
  'failed tasks (deleted by the queue itself)': {
    table: 'pgboss.job',
    kept: '14 days',
    file: 'tasks/tasks.test.ts',
    title: 'deletes failed entries after 14 days',
  },
  'uploaded pictures that no text and no version of a text uses (task `forget-pictures`)': {
    table: 'text_pictures',
    kept: '90 days',
    file: 'content/forget-pictures.test.ts',
    title: 'are deleted after 90 days when no text and no version uses them',
  },
  'mails written as files, without `SMTP_URL`': {
    table: 'mail_attempts',
    kept: '14 days',
    file: 'mail/mail-folder.test.ts',
    title: 'are deleted after 14 days',
  },
  'accounts whose address was never confirmed, counted from their last use, without vacancies, offers, bids, conversations and company (task `erase-accounts`)':
    {
      table: 'users',
      kept: '60 days',
      file: 'personal-data/unconfirmed-accounts.test.ts',
      title: 'are deleted after 60 days when nobody deals with them',
    },
  'declined, withdrawn and expired bids, after their end': {
    table: 'bids',
    kept: '183 days',
    file: 'background/forget.test.ts',
    title: 'deletes only unsuccessful bids after six months',
  },
  'bids that staff have removed, after the removal, unless an objection waits': {
    table: 'bids',
    kept: '184 days',
    file: 'reports/removed-bids.test.ts',
    title: 'is deleted when the time to object is over, but not while an objection waits',
  },
  'texts of a report after its decision': {
    table: 'reports',
    kept: '365 days',
    file: 'background/forget.test.ts',
    title:
      'deletes spam after 30 days, and answered and settled messages and the texts of decided reports after a year',
  },
  'contact messages after the last answer, or after their arrival when they need none': {
    table: 'contact_messages',
    kept: '365 days',
    file: 'background/forget.test.ts',
    title:
      'deletes spam after 30 days, and answered and settled messages and the texts of decided reports after a year',
  },
  'conversations after the last message': {
    table: 'rooms',
    kept: '365 days',
    file: 'conversations/rooms.test.ts',
    title: 'are deleted twelve months after the last message',
  },
}

/** The rows of the table in src/docs/operation.md, "Retention": what is kept, and how long. */
const [, SECTION = ''] = textOf('docs/operation.md').split('\n## Retention\n')
const ROWS = [...SECTION.matchAll(/^\| ([^|]+) \| (until they expire|\d+ (?:days?|years)) \|$/gm)].map(
  ([, data = '', kept = '']) => ({ data, kept }),
)

function msOf(kept: string): number {
  if (kept === 'until they expire') return 0
  const [count, unit] = kept.split(' ')
  return Number(count) * (unit === 'years' ? 365 : 1) * DAY_MS
}

describe('the table of retention times', () => {
  it('has a test for each of its rows', () => {
    const tested = Object.keys(RETAINED).concat(Object.keys(ELSEWHERE))
    expect(ROWS.map(({ data }) => data).sort()).toEqual(tested.sort())
    expect(SECTION.match(/^\|/gm)).toHaveLength(ROWS.length + 2)
  })

  it.each(Object.entries(ELSEWHERE))(
    'has %s tested elsewhere, with the same time',
    (data, { kept, file, title }) => {
      expect(ROWS).toContainEqual({ data, kept })
      expect(textOf(`server/${file}`)).toContain(`it('${title}',`)
    },
  )

  it('has a row for each table from which the task deletes', () => {
    const forgotten = [
      ...textOf('server/background/forget-store.ts').matchAll(/(?:delete from|`update) (\w+)/g),
    ].map(([, table]) => table)
    const known = [...Object.values(RETAINED).flat(), ...Object.values(ELSEWHERE)].map(({ table }) => table)
    expect(forgotten.length).toBeGreaterThan(15)
    expect(known).toEqual(expect.arrayContaining(forgotten))
  })
})

/** The numbers in each item of what the privacy policy says about retention. */
const promisedIn = (language: Language) => {
  const lists = privacyPolicy.bodies[language].split('\n## ').map((part) => part.match(/^- .+/gm) ?? [])
  return lists[5]?.map((item) => item.match(/\d+/g)?.map(Number) ?? [])
}

it.each(LANGUAGES)('is what the privacy policy of the first start says in %s', (language) => {
  const newsletter = [14, 3, 90]
  const report = [6, 12]
  const objection = [12]
  const contact = [12, 30]
  expect(promisedIn(language)).toEqual([
    [],
    [60],
    [6],
    [12],
    [90],
    newsletter,
    [],
    [1],
    [30],
    [31],
    report,
    objection,
    contact,
    [],
    [14],
    [30],
  ])
})

describe.each(engines())('the nightly deletion on %s', (engine) => {
  const test = useTestApp(engine)

  it.each(Object.entries(RETAINED))('deletes what is older than its time: %s', async (data, kinds) => {
    const { kept = '' } = ROWS.find((row) => row.data === data) ?? {}
    const limit = test.clock().getTime() - msOf(kept)
    for (const { table, column, insert } of kinds) {
      const [older, younger] = [randomUUID(), randomUUID()]
      await insert(test, new Date(limit - MINUTE_MS), older)
      await insert(test, new Date(limit + MINUTE_MS), younger)
      const left = async () => {
        // A string in a jsonb column has quotes.
        const keyOf = sql<string>`trim(both '"' from ${sql.ref(column)}::text)`
        const { rows } = await sql<{ key: string }>`select ${keyOf} as key from ${sql.table(table)}
          where ${keyOf} = any(${[older, younger]}::text[])`.execute(test.db)
        return new Set(rows.map(({ key }) => key))
      }
      expect([table, await left()]).toEqual([table, new Set([older, younger])])
      await createHandlers(test.deps)['forget-old']({})
      expect([table, await left()]).toEqual([table, new Set([younger])])
    }
  })
})
