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

describe('what exists once', () => {
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
    expect(found(/^\s*\.\.\.\(?[{[](?!\.\.\.)[^}\]]*[}\]]\)?,$|^\s*\.\.\.\(?[{[]$/)).toEqual([])
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

  it('the list of languages is in shared/contract/languages.ts', () => {
    const isWeighted = ({ at }: Line) => /^(?:src\/server\/seed|e2e\/bench)\//.test(at)
    const isAllowed = (line: Line) =>
      isWeighted(line) || line.at.startsWith('src/shared/contract/languages.ts')
    const all = ['en', 'ru', 'pl', 'de'].map((code) => `(?=[^\\]]*'${code}')`).join('')
    expect(found(new RegExp(`\\[${all}`), isAllowed)).toEqual([])
    expect(found(/=== 'en' \? 'en-|\b(?:en|ru|pl|de)\|(?:en|ru|pl|de)\|(?:en|ru|pl|de)\b/)).toEqual([])
  })

  it('module-level state is in a store (createStore) or in a factory', () => {
    const isTest = ({ at }: Line) => at.includes('.test.ts') || at.startsWith('e2e/')
    expect(found(/^(?:export )?let /, isTest)).toEqual([])
  })
})
