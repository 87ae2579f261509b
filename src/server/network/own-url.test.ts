import { expect, it } from 'vitest'
import { ownUrl } from './own-url.ts'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('a server that listens on %s is reached at %s', (host, url) => {
  expect(ownUrl({ host, port: 3000 })).toBe(url)
})
