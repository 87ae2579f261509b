import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'

export const STATES = ['never seen', 'seen', 'offline', 'no answers', '500', 'storage gone'] as const
export type State = (typeof STATES)[number]
/** `says why`: a reason and what to do; `device`: what the device has of other screens. */
export type Shown =
  | 'content'
  | 'device'
  | 'says why'
  | 'login'
  | 'no page'
  | 'not stored'
  | 'CRASHED'
  | 'STUCK'
export type Rows = Map<string, Partial<Record<State, Shown>>>

const DOCUMENT = resolve(import.meta.dirname, '../../src/docs/screens.md')

/** Compares the rows of one viewer with their section of src/docs/screens.md. `UPDATE_SCREENS=1` renews the section. */
export function checkSection(viewer: string, rows: Rows): void {
  const lines = [...rows].map(
    ([route, row]) => `| \`${route}\` | ${STATES.map((state) => row[state]).join(' | ')} |`,
  )
  const section = [
    `## As ${viewer}`,
    '',
    `| screen | ${STATES.join(' | ')} |`,
    `|---|${STATES.map(() => '---|').join('')}`,
    ...lines,
  ].join('\n')
  const text = readFileSync(DOCUMENT, 'utf8')
  const written = new RegExp(`^## As ${viewer}\n[^#]*`, 'm')
  if (process.env.UPDATE_SCREENS)
    writeFileSync(
      DOCUMENT,
      text
        .replace(written, () => `${section}\n\n`)
        .trimEnd()
        .concat('\n'),
    )
  else expect(text.match(written)?.[0].trimEnd()).toBe(section)
}
