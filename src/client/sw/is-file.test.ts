import { expect, test } from 'vitest'
import { isFile } from './is-file.ts'

const answer = (type: string, status = 200) =>
  new Response('x', { status, headers: { 'content-type': type } })

test('the page of a captive portal is not stored as a file, and neither is a failure', () => {
  expect(isFile(answer('text/javascript'))).toBe(true)
  expect(isFile(answer('font/woff2'))).toBe(true)
  expect(isFile(answer('text/html; charset=utf-8'))).toBe(false)
  expect(isFile(answer('text/javascript', 503))).toBe(false)
})
