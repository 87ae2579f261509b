import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { browserTargets } from './browser-targets.ts'

const ROOT = resolve(import.meta.dirname, '../..')

// The first version of each browser with an API or CSS feature that the build cannot polyfill (MDN
// browser-compat-data, 2026-11). Feature-detected ones (content-visibility, scheduler.yield, View Transitions) are left
// out.
const SINCE: [name: RegExp, chrome: number, firefox: number, safari: number][] = [
  [/\.toSorted\(|\.toReversed\(|\.toSpliced\(/, 110, 115, 16],
  [/URL\.canParse\(/, 120, 115, 17],
  [/AbortSignal\.timeout\(/, 103, 100, 16],
  [/AbortSignal\.any\(/, 116, 124, 17.4],
  [/(?:Object|Map)\.groupBy\(/, 117, 119, 17.4],
  [/Promise\.withResolvers\(/, 119, 121, 17.4],
  [/Array\.fromAsync\(/, 121, 115, 16.4],
  [/URL\.parse\(/, 126, 126, 18],
  [/Promise\.try\(/, 128, 134, 18.2],
  [/Intl\.DurationFormat/, 129, 136, 16.4],
  [
    /Iterator\.from\(|\.(?:keys|values|entries)\(\)\s*\.(?:map|filter|toArray|take|drop|some|every|find)\(/,
    122,
    131,
    18.4,
  ],
  [
    /\.(?:intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    122,
    127,
    17,
  ],
  [/RegExp\.escape\(/, 136, 134, 18.2],
  [/Uint8Array\.from(?:Base64|Hex)\(|\.toBase64\(\)/, 140, 133, 18.2],
  [/\.getOrInsert(?:Computed)?\(/, 145, 144, 26.2],
  [/Error\.isError\(|Math\.sumPrecise\(|\bTemporal\./, 999, 999, 999],
  [/light-dark\(/, 123, 120, 17.5],
  [/:has\(/, 105, 121, 15.4],
  [/@container/, 105, 110, 16],
  [/@starting-style/, 117, 129, 17.5],
  [/anchor-name:|position-anchor:|interpolate-size:/, 129, 999, 999],
]

/** The version number of the oldest supported browser. */
function oldest(browser: string): number {
  const target = browserTargets(packageJson).find((name) => name.startsWith(browser))
  return Number(target?.slice(browser.length))
}

const files = globSync('src/{client,shared}/**/*.{ts,tsx,css}', { cwd: ROOT }).filter(
  (path) => !/\.test\.|\/testing\/|\.gen\.ts$/.test(path),
)

it('no feature is newer than the oldest browsers of package.json', () => {
  const newer = SINCE.filter(
    ([, chrome, firefox, safari]) =>
      chrome > oldest('chrome') ||
      firefox > oldest('firefox') ||
      safari > Math.min(oldest('safari'), oldest('ios')),
  )
  const offences = files.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return newer.filter(([name]) => name.test(text)).map(([name]) => `${path}: ${name.source}`)
  })
  expect(files.length).toBeGreaterThan(500)
  expect(offences).toEqual([])
})

it('a browser without an oldest version is refused', () => {
  expect(browserTargets({ browserslist: ['chrome >= 123', 'ios_saf >= 17.5'] })).toEqual([
    'chrome123',
    'ios17.5',
  ])
  expect(() => browserTargets({ browserslist: ['last 2 versions'] })).toThrow('must be like')
})
