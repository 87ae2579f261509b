import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

type Line = { at: string; text: string }

/** Every line of our code with its file and number. */
const lines: Line[] = globSync('{src,e2e}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !path.endsWith('.gen.ts') && path !== 'src/build/one-place.test.ts')
  .flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .map((text, index) => ({ at: `${path}:${index + 1}`, text })),
  )

const found = (pattern: RegExp, isAllowed: (line: Line) => boolean = () => false) =>
  lines
    .filter((line) => pattern.test(line.text) && !isAllowed(line))
    .map(({ at, text }) => `${at} ${text.trim()}`)

/** Module-level collections that the program fills, by the reason for them. */
const COLLECTIONS = {
  // Can be computed again at any time.
  caches: [
    'src/client/platform/words/format.ts formatters',
    'src/client/platform/api/kept-answers.ts keptAnswers',
    'src/server/accounts/tokens.ts verified',
    'src/server/content/default-language.ts knownByDb',
    'src/server/search/language/lookups-store.ts cached',
    'src/server/search/language/lookups-store.ts renewing',
    'src/server/search/memory/count-in-index.ts unfilteredCounts',
    'src/server/search/memory/current-index.ts slots',
    'src/server/search/panel/filter-options.ts sortedByName',
    'src/server/places/remembered-cities.ts rememberedByDb',
    'src/server/search/sql/totals.ts sizes',
    'src/server/search/sql/totals.ts totals',
    'src/server/search/sql/cell-counts.ts cellsByDb',
    'src/server/testing/vacancies.ts withPlaces',
    'src/shared/rules/countries.ts cache',
  ],
  // State of this page: loaded modules, open connections, pending writes.
  ofThisPage: [
    'src/client/features/conversations/message-store.ts timers',
    'src/client/platform/device/drafts.ts moved',
    'src/client/platform/device/drafts.ts pending',
    'src/client/platform/device/drafts.ts unstored',
    'src/client/platform/device/storage/open-store.ts connections',
    'src/client/platform/first-paint/initial-answers.ts missed',
    'src/client/platform/realtime/live.ts ownChannels',
    'src/client/platform/words/i18n.ts loaded',
  ],
  // Empty lists that nothing changes.
  constants: [
    'src/client/platform/outbox/outbox.ts unread',
    'src/client/platform/outbox/use-outbox.ts nothing',
  ],
}

describe('facts that exist once', () => {
  it('a span of time has its name in shared/durations.ts', () => {
    const isTheirs = ({ at }: Line) => at.startsWith('src/shared/durations.ts')
    expect(found(/^(?:export )?const (?:SECOND|MINUTE|HOUR|DAY|WEEK)(?:_MS|_S)? =\s*\d/, isTheirs)).toEqual(
      [],
    )
    const literal =
      /\b(?:24 \* 60|24 \* 3_?600|60 \* 60|60 \* 1000|60 \* 60_000|86_400(?:_000)?|3_600_000|3600_000)\b/
    expect(found(literal, isTheirs)).toEqual([])
    // A test's timeout may stay a number.
    expect(found(/[^\d_]60_000\b/, ({ text }) => /^\s*\}, 60_000\)$|\d, 60_000/.test(text))).toEqual([])
  })

  it('no literal is split by spreads only to take fewer lines', () => {
    expect(found(/^\s*\.\.\.\(?[{[](?!\.\.\.)[^}\]]*[}\]](?: as const)?\)?,$|^\s*\.\.\.\(?[{[]$/)).toEqual([])
  })

  it('a query key is made in the queries or keys file of its feature, or in platform/cache/query-keys.ts', () => {
    const isKeyFile = ({ at }: Line) => /(?:queries|keys)\.ts:/.test(at) || !at.startsWith('src/client/')
    const isAllowed = (line: Line) => isKeyFile(line) || line.at.includes('.test.ts:')
    expect(found(/queryKey: \[|Quer(?:y|ies)(?:Data|State)(?:<[^>]*>)?\(\[/, isAllowed)).toEqual([])
    const files = new Map<string, Set<string>>()
    for (const { at, text } of lines.filter((line) => isKeyFile(line) && line.at.startsWith('src/client/')))
      for (const [, name = ''] of text.matchAll(/\['([a-z-]+)'(?:,|\] as const)/g))
        files.set(name, (files.get(name) ?? new Set()).add(at.replace(/:\d+$/, '')))
    expect(files.size).toBeGreaterThan(30)
    expect([...files].filter(([, where]) => where.size > 1)).toEqual([])
  })

  it('sets of listeners are in shared/emitter.ts only', () => {
    expect(found(/new Set<\(.*=> void>/, ({ at }) => at.startsWith('src/shared/emitter.ts'))).toEqual([])
  })

  it('text is escaped for HTML in shared/escape-html.ts only', () => {
    const isAllowed = ({ at }: Line) => at.includes('.test.ts:') || at.startsWith('src/shared/escape-html.ts')
    expect(found(/(['"`])&(?:lt|quot);\1|&#\$\{/, isAllowed)).toEqual([])
  })

  it('which vacancies are listed is SQL in db/is-listed.ts only', () => {
    // Ended jobs can be hidden, too.
    const isWider = ({ at }: Line) => at.startsWith('src/server/hidden-jobs/store.ts')
    const isAllowed = (line: Line) => isWider(line) || line.at.startsWith('src/server/db/is-listed.ts')
    const sql =
      /approved_at is not null and (?:\w+\.)?published\b|(?<!not )\bpublished and (?:\w+\.)?(?:approved|closed)_at/
    expect(found(sql, isAllowed)).toEqual([])
  })

  it('groups of the states of a bid are in shared/rules/bid-states.ts only', () => {
    const isAllowed = ({ at }: Line) => /\.test\.ts:|^src\/(?:shared|server\/seed)\//.test(at)
    expect(found(/\['sent', 'seen'|\bin \('(?:sent', 'seen|accepted', 'declined)'/, isAllowed)).toEqual([])
  })

  it('the list of languages is in shared/contract/languages.ts', () => {
    const isWeighted = ({ at }: Line) => /^(?:src\/server\/seed|e2e\/bench)\//.test(at)
    const isAllowed = (line: Line) =>
      isWeighted(line) || line.at.startsWith('src/shared/contract/languages.ts')
    const all = ['en', 'ru', 'pl', 'de'].map((code) => `(?=[^\\]]*'${code}')`).join('')
    expect(found(new RegExp(`\\[${all}`), isAllowed)).toEqual([])
    expect(found(/=== 'en' \? 'en-|\b(?:en|ru|pl|de)\|(?:en|ru|pl|de)\|(?:en|ru|pl|de)\b/)).toEqual([])
  })

  it('module-level state is in a store (createStore), in a factory, or in a collection named here', () => {
    const isTest = ({ at }: Line) => at.includes('.test.ts') || at.startsWith('e2e/')
    expect(found(/^(?:export )?let /, isTest)).toEqual([])
    const empty =
      /^(?:export )?const (\w+)(?:: .*)? = (?:new (?:(?:Weak)?(?:Map|Set)\b.*\(\)|LRUCache\b.*)|\[\]|\{\})$/
    const names = lines.filter((line) => empty.test(line.text) && !isTest(line))
    expect(names.map(({ at, text }) => `${at.replace(/:\d+$/, '')} ${empty.exec(text)?.[1]}`).sort()).toEqual(
      Object.values(COLLECTIONS).flat().sort(),
    )
  })

  it('the forms that ask for the password have one type, and the options of a passkey are loaded in one place', () => {
    expect(found(/= \(form: OwnerFormProps</)).toHaveLength(1)
    expect(found(/\.PasskeyOptionsAnswer$/, ({ at }) => !at.startsWith('src/client/'))).toHaveLength(1)
  })

  it('a relative time is a RelativeTime, which is a date on paper', () => {
    expect(found(/\bformatAgo\b/, ({ at }) => at.startsWith('src/client/platform/words/'))).toEqual([])
  })

  it('React’s `lazy` is used in ui/lazy.ts alone, which requests a chunk again', () => {
    expect(
      found(/import \{[^}]*\blazy\b[^}]*\} from 'react'/, ({ at }) => at.includes('ui/lazy.ts')),
    ).toEqual([])
  })

  it('a test replaces no module of Node.js: with `spy` it would stay replaced for later test files of the worker', () => {
    expect(found(/vi\.(?:mock|doMock)\(\s*['"`]node:/)).toEqual([])
  })

  it('no unit test mocks a module: what another test file of the worker has loaded keeps the mock', () => {
    const isUnit = ({ at }: Line) => /^src\/(?:client|shared|build)\//.test(at)
    expect(found(/\bvi\.(?:mock|doMock)\(/, (line) => !isUnit(line))).toEqual([])
  })

  it('a test waits for a state or moves a clock, never a fixed time', () => {
    // The other programs of e2e/ measure over time, or model slow and broken parts.
    const isTest = ({ at }: Line) => at.includes('.test.ts') || at.startsWith('e2e/support/')
    const wait = /waitForTimeout\(|timers\/promises|new Promise.*\bsetTimeout\((?:\w+|\(\) => .*), /
    expect(found(wait, (line) => !isTest(line))).toEqual([])
  })
})
