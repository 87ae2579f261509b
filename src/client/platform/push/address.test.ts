import { expect, test } from 'vitest'
import { inLanguage, ownPath } from './address.ts'

test('replaces the language of a path', () => {
  expect(inLanguage('/de/chat/room/7', 'ru')).toBe('/ru/chat/room/7')
  expect(inLanguage('/de', 'pl')).toBe('/pl')
  expect(inLanguage('/de?utm=1#x', 'pl')).toBe('/pl?utm=1#x')
  expect(inLanguage('/de/jobs/item/koch?from=push', 'en')).toBe('/en/jobs/item/koch?from=push')
})

test('keeps a path without a language, and every path when no language is given', () => {
  expect(inLanguage('/healthz', 'ru')).toBe('/healthz')
  expect(inLanguage('/de/jobs', undefined)).toBe('/de/jobs')
})

test('accepts only paths of our own origin', () => {
  const origin = 'https://jobmost.example'
  expect(ownPath('/de/chat/room/7?a=1#b', origin)).toBe('/de/chat/room/7?a=1#b')
  for (const foreign of [
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    7,
    null,
  ])
    expect(ownPath(foreign, origin)).toBeNull()
})
