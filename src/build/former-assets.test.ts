import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepFormerAssets } from './former-assets.ts'

test('a build keeps the chunks of the three builds before it, for tabs that were opened then', async () => {
  const root = await mkdtemp(join(tmpdir(), 'jobmost-builds-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const build = (name: string, before: string, files: string[]) => {
    mkdirSync(join(root, name, 'assets'), { recursive: true })
    for (const file of files) writeFileSync(join(root, name, 'assets', file), file)
    keepFormerAssets(join(root, before), join(root, name))
    return readdirSync(join(root, name, 'assets')).sort()
  }

  expect(build('a', 'none', ['a.js', 'same.js'])).toEqual(['a.js', 'same.js'])
  expect(build('b', 'a', ['b.js', 'same.js'])).toEqual(['a.js', 'b.js', 'same.js'])
  build('c', 'b', ['c.js', 'same.js'])
  expect(build('d', 'c', ['d.js'])).toEqual(['a.js', 'b.js', 'c.js', 'd.js', 'same.js'])
  expect(build('e', 'd', ['e.js'])).toEqual(['b.js', 'c.js', 'd.js', 'e.js', 'same.js'])
})
