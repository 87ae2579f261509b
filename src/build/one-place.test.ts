import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

type Line = { at: string; text: string }

/** Every line of code of ours, with where it stands. */
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
    // The limit of a test's time may stay a number.
    expect(found(/[^\d_]60_000\b/, ({ text }) => /^\s*\}, 60_000\)$|\d, 60_000/.test(text))).toEqual([])
  })

  it('a literal is written as the formatter writes it, not spread in halves to stay on fewer lines', () => {
    expect(found(/^\s*\.\.\.\(?[{[](?!\.\.\.)[^}\]]*[}\]]\)?,$|^\s*\.\.\.\(?[{[]$/)).toEqual([])
  })
})
