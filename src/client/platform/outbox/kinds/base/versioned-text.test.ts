import { expect, test } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { kinds as answers } from '../bid-answer.ts'
import { kinds as profiles } from '../profile.ts'
import { kinds as entries } from '../profile-entry.ts'
import { sendVersioned, sentTexts } from './versioned-text.ts'

/** A server with one text, whose version is its length. */
function startServer(stored: string) {
  const server = { stored, sent: [] as string[] }
  const send = async (text: string, version: number | undefined) => {
    server.sent.push(text)
    const isRefused = version !== undefined && version !== server.stored.length && text !== server.stored
    if (isRefused) throw new ApiError({ status: 412, code: 'changed_elsewhere' })
    server.stored = text
    return text.length
  }
  return {
    server,
    send: (one: Parameters<typeof sendVersioned<string>>[0]) => sendVersioned(one, send, Number),
  }
}

test('the newest text is sent once when no earlier one has arrived', async () => {
  const { server, send } = startServer('A')
  await send({ text: 'ABCD', version: 1, sent: ['AB'] })
  expect(server).toEqual({ stored: 'ABCD', sent: ['ABCD'] })
})

test('an earlier text of this device that has arrived is no conflict', async () => {
  const { server, send } = startServer('AB')
  await send({ text: 'ABCD', version: 1, sent: ['AB'] })
  expect(server).toEqual({ stored: 'ABCD', sent: ['ABCD', 'AB', 'ABCD'] })
})

test('a text of another device is one, and an entry of an earlier release is stored all the same', async () => {
  const { server, send } = startServer('XY')
  const refused = send({ text: 'ABCD', version: 1, sent: ['ABC'] })
  await expect(refused).rejects.toMatchObject({ code: 'changed_elsewhere' })
  expect(server.stored).toBe('XY')
  await send({ text: 'ABCD', version: undefined, sent: [] })
  expect(server.stored).toBe('ABCD')
})

test('a later text keeps the version that the first one was written for, and remembers it', () => {
  const note = (text: string, version?: number) => ({ bidId: 5, text, tags: [], version })
  const { merge, amend } = answers['bid-note']
  const merged = merge!(note('A', 1), note('B', 1), true)
  expect(merged).toEqual({ ...note('B', 1), sent: [{ text: 'A', tags: [] }] })
  expect(merge!(merged, note('C', 2), true)).toMatchObject({
    text: 'C',
    version: 1,
    sent: [{ text: 'A' }, { text: 'B' }],
  })
  expect(merge!(note('A', 1), note('B', 1), false)).toEqual(note('B', 1))
  expect(amend!(note('A', 1), note('B', 1), false)).toEqual(note('B', 1))
  expect(amend!(note('A', 1), note('B', 1), true)).toMatchObject({ text: 'B', sent: [{ text: 'A' }] })
})

test('changes of other fields of the profile do not change what the text about oneself was written for', () => {
  const { merge } = profiles.profile
  const about = { about: 'A', about_version: 1 }
  expect(merge!(about, { smoking: true }, false)).toEqual({ ...about, smoking: true })
  expect(merge!({ smoking: true }, about, true)).toEqual({ ...about, smoking: true })
  const later = { about: 'B', about_version: 2 }
  expect(merge!(about, later, true)).toEqual({ about: 'B', about_version: 1, about_sent: ['A'] })
  // An entry of an earlier release has no version, and neither has what replaces it.
  expect(merge!({ about: 'A' }, later, false)).toEqual({ about: 'B', about_version: undefined })
})

test('what was written for the version before an accepted text belongs to the one that it has produced', () => {
  const { 'profile-entry-change': change } = entries
  const sent = { id: 'key', userId: 3, body: { list: 'experience' as const, id: 5, fields: {}, version: 7 } }
  const answer = { data: { id: 5, version: 8 } }
  const later = (body: object) => change.updateLater!(body, sent, answer)
  expect(later({ ...sent.body, version: 7 })).toMatchObject({ version: 8 })
  expect(later({ list: 'experience', id: 5, version: 7 })).toEqual({ list: 'experience', id: 5, version: 8 })
  expect(later({ ...sent.body, version: 6 })).toMatchObject({ version: 6 })
  expect(change.updateLater!({ version: 7 }, sent, undefined)).toEqual({ version: 7 })
  const about = { id: 'key', userId: 3, body: { about: 'A', about_version: 1 } }
  const { updateLater } = profiles.profile
  expect(updateLater!({ about: 'B', about_version: 1 }, about, { about_version: 2 })).toEqual({
    about: 'B',
    about_version: 2,
  })
  const other = { ...about, body: { smoking: null } }
  expect(updateLater!({ about: 'B' }, other, { about_version: 2 })).toEqual({ about: 'B' })
})

test('texts that may have arrived are remembered once each, of many the first and the last', () => {
  expect(sentTexts([], undefined)).toBeUndefined()
  expect(sentTexts([{ a: 'A' }], [{ a: 'B' }, { a: 'A' }], undefined)).toEqual([{ a: 'A' }, { a: 'B' }])
  const many = Array.from({ length: 50 }, (_, index) => `text ${index}`)
  const kept = sentTexts(many.slice(0, 30), many.slice(30))
  expect(kept).toEqual([...many.slice(0, 10), ...many.slice(40)])
})
