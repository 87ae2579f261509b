import { expect, it } from 'vitest'
import { findPages } from './find-pages.ts'

const german: Record<string, string> = { Messages: 'Nachrichten', Reports: 'Meldungen', News: 'Neuigkeiten' }
const titles = (...[role, q]: [Parameters<typeof findPages>[0], string]) =>
  findPages(role, q, ({ id, message }) => german[message ?? id] ?? message ?? id).map(({ title }) => title)

it('finds pages of the administration by their title in the language of the interface', () => {
  expect(titles('administrator', 'nachr')).toEqual(['Nachrichten'])
  expect(titles('administrator', 'LOG audit')).toEqual(['Audit log'])
  expect(titles('administrator', 'newsl')).toEqual(['Newsletter'])
  expect(titles('administrator', 'messages')).toEqual([])
})

it('finds only pages that the role may open', () => {
  expect(titles('moderator', 'audit')).toEqual([])
  expect(titles('moderator', 'neuig')).toEqual([])
  expect(titles('editor', 'neuig')).toEqual(['Neuigkeiten'])
})
