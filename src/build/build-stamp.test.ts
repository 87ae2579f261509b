import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CLIENT_SOURCES, stampOf } from './build-stamp.ts'

let root: string
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jobmost-stamp-'))
  mkdirSync(join(root, 'src/client/app'), { recursive: true })
  write('index.html', '<html>')
  write('src/client/main.tsx', 'start()')
})
afterEach(() => rmSync(root, { recursive: true }))

it('changes with the sources of the build', () => {
  const before = stampOf(root, CLIENT_SOURCES)
  write('src/client/main.tsx', 'start(2)')
  const edited = stampOf(root, CLIENT_SOURCES)
  write('src/client/app/router.ts', '')
  expect(new Set([before, edited, stampOf(root, CLIENT_SOURCES)]).size).toBe(3)
})

it('ignores generated files and tests, and is stable', () => {
  const before = stampOf(root, CLIENT_SOURCES)
  write('src/client/app/route-tree.gen.ts', 'made')
  write('src/client/main.test.tsx', 'tested')
  write('src/client/main.tsx', 'start()')
  expect(stampOf(root, CLIENT_SOURCES)).toBe(before)
})
