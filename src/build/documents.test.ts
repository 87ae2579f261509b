import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ENV_NAMES } from '#server/config/config.ts'
import { MAX_FEED_ROWS } from '#shared/contract/import-columns.ts'
import { MAX_WAITING_AT_FIRST } from '#shared/contract/vacancies.ts'

// Compares documents and comments with the code, so that neither becomes out of date.
const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const files = globSync(['{src,e2e,.github}/**/*.{ts,tsx,css,md}', '*.{ts,md}'], { cwd: ROOT }).filter(
  (path) => !/\.gen\.ts$/.test(path),
)

/** Every match of `pattern` in our files, with its file and line. */
function* matches(pattern: RegExp, among = files) {
  for (const path of among) {
    const lines = read(path).split('\n')
    for (const [index, line] of lines.entries())
      for (const match of line.matchAll(pattern)) yield { path, line, place: `${path}:${index + 1}`, match }
  }
}

/** The folders that a cited path may start from: the root, parts of src (as in src/README.md), or its own folder. */
const BASES = [
  '',
  'src',
  'src/client',
  'src/client/features',
  'src/client/platform',
  'src/server',
  'src/shared',
]

/** The file or folder that `cited` names in `citing`, or undefined. */
const findCited = (cited: string, citing: string): string | undefined =>
  [dirname(citing), ...BASES].map((base) => join(ROOT, base, cited)).find(existsSync)

it('README and .env.example name every environment variable, and no other', () => {
  const table = read('README.md').split('| variable |')[1]?.split('\n\n')[0] ?? ''
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const documented = cells.flatMap((cell) =>
    [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name),
  )
  expect(documented.sort()).toEqual([...ENV_NAMES].sort())
  const examples = [...read('.env.example').matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name)
  expect(examples.sort()).toEqual([...ENV_NAMES].sort())
})

it('src/docs/product.md states the limits of the code', () => {
  const product = read('src/docs/product.md').replace(/\s+/g, ' ')
  const most = MAX_FEED_ROWS.toLocaleString('en')
  expect(product).toContain(
    `up to ${MAX_WAITING_AT_FIRST} new ones wait for moderation at a time, else up to ${most}.`,
  )
  expect(product).toContain(`JobPosting JSON-LD; at most ${most} vacancies.`)
})

it('a cited document is in the repository, with the cited section', () => {
  const missing: string[] = []
  for (const { path, place, match } of matches(/([\w./-]*[\w-]\.md)\b(?:[,)\]]*\s*"([^"]+)")?/g)) {
    const [, cited = '', section] = match
    const found = findCited(cited, path)
    if (!found) missing.push(`${place} ${cited}`)
    else if (section && !new RegExp(`^(?:#+ |\\*\\*)${section}`, 'm').test(readFileSync(found, 'utf8')))
      missing.push(`${place} ${cited}, "${section}"`)
  }
  expect(missing).toEqual([])
})

/** A line with a comment, in code; in documents every line counts. */
const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ |\/\*\*? /

it('a path in a comment or document leads to a file', () => {
  const missing: string[] = []
  const pattern =
    /(?<![\w./@:$'-])((?:\.{1,2}\/)?[\w$.-]+(?:\/[\w$.{}-]+)*\/[\w$.-]+\.(?:tsx?|css|sql|tsv|json|po))\b/g
  for (const { path, place, match, line } of matches(pattern)) {
    const cited = match[1] ?? ''
    if (!path.endsWith('.md') && !COMMENT.test(line.slice(0, match.index))) continue
    if (/[{}]|NNN|^node_modules\//.test(cited) || findCited(cited, path)) continue
    missing.push(`${place} ${cited}`)
  }
  expect(missing).toEqual([])
})

it('a file named without its folder exists somewhere', () => {
  const names = new Set(
    globSync(['*', '{src,e2e,public}/**/*.*'], { cwd: ROOT }).map((path) => basename(path)),
  )
  const missing: string[] = []
  const pattern = /(?<![\w./@:$'*…-])(\w[\w$.-]*\.(?:tsx?|css|sql|tsv|po))\b(?!\/)/g
  for (const { path, place, match, line } of matches(pattern)) {
    const cited = match[1] ?? ''
    if (!path.endsWith('.md') && !COMMENT.test(line.slice(0, match.index))) continue
    // NNN is the number of a future migration; jobmost.sql is the dump that the operator writes.
    if (/^NNN/.test(cited) || cited === 'jobmost.sql' || names.has(cited)) continue
    missing.push(`${place} ${cited}`)
  }
  expect(missing).toEqual([])
})

it('a decision begins with its number, its status and what was decided, and is in the list', () => {
  const list = read('src/README.md')
  for (const path of globSync('src/decisions/*.md', { cwd: ROOT })) {
    const number = basename(path).slice(0, 3)
    const [, title] =
      new RegExp(`^# (${number} .+)\n\n(?:Accepted|Superseded by \\d{3}), \\d{4}-\\d\\d-\\d\\d\\. \\S`).exec(
        read(path),
      ) ?? []
    expect.soft(list, path).toContain(`[${title}](decisions/${basename(path)})`)
  }
})

it('a folder explains its own rules in 5 to 15 lines', () => {
  const notes = globSync('{src,e2e}/**/README.md', { cwd: ROOT }).filter((path) => path !== 'src/README.md')
  const length = (path: string) => read(path).trimEnd().split('\n').length
  expect(notes.length).toBeGreaterThan(45)
  expect(notes.filter((path) => length(path) < 5 || length(path) > 15)).toEqual([])
})
