import { expect, test } from 'vitest'
import { isFile, isShellOf } from './release-files.ts'

const answer = (type: string, status = 200) =>
  new Response('x', { status, headers: { 'content-type': type } })

test('the page of a captive portal is not stored as a file, and neither is a failure', () => {
  expect(isFile(answer('text/javascript'))).toBe(true)
  expect(isFile(answer('font/woff2'))).toBe(true)
  expect(isFile(answer('text/html; charset=utf-8'))).toBe(false)
  expect(isFile(answer('text/javascript', 503))).toBe(false)
})

test('only the shell that starts a script of this release is stored as the shell', () => {
  const shell = '<script type="module" crossorigin src="/assets/index-1.js"></script><div id="root"></div>'
  expect(isShellOf(['/assets/first.css', '/assets/index-1.js'], shell)).toBe(true)
  expect(isShellOf(['/assets/index-2.js'], shell)).toBe(false)
  expect(isShellOf(['/assets/index-1.js'], '<h1>Welcome to our Wi-Fi</h1>')).toBe(false)
})
