import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { existingPaths, isAmong } from './existing-paths.ts'

it('takes files, their styles and folders', () => {
  const isMeant = isAmong(['src/client/ui/button.tsx', 'src/client/platform/push/'])
  expect(isMeant('/project/src/client/ui/button.tsx?direct')).toBe(true)
  expect(isMeant('/project/src/client/ui/button.module.css')).toBe(true)
  expect(isMeant('/project/src/client/platform/push/device.ts')).toBe(true)
  expect(isMeant('/project/src/client/ui/compact-button.tsx')).toBe(false)
})

it('names what does not exist', () => {
  expect(() => existingPaths(['src/client/ui/button.tsx', 'src/client/platform/today'])).toThrow(
    'platform/today',
  )
})

it('finds every client file that the build, the server or a configuration names', () => {
  const root = resolve(import.meta.dirname, '../..')
  const inside = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const files = [...readdirSync(root), ...inside('src/build'), ...inside('src/server')]
  const named = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/'(src\/client\/[^'?*]+)/g)])
    .map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(() => existingPaths(named)).not.toThrow()
})
