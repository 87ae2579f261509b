import { expect, test } from 'vitest'
import { fileOf, kinds } from './avatar.ts'

const PICTURE = `data:image/png;base64,${btoa('\u0089PNG')}`

test('a photo is sent as the file that was chosen, and its removal as a deletion', async () => {
  const sent: [string, string, unknown][] = []
  const call = {
    get: () => Promise.reject(new Error('nothing to get')),
    send: async (method: string, path: string, body?: unknown) => void sent.push([method, path, body]),
  }
  await kinds.avatar.send({ id: 'x', userId: 1, body: { picture: PICTURE } }, call)
  await kinds.avatar.send({ id: 'x', userId: 1, body: { picture: null } }, call)
  const file = (sent[0]![2] as FormData).get('avatar') as File
  expect(file.type).toBe('image/png')
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47])
  expect(sent[1]).toEqual(['DELETE', '/cabinet/avatar', undefined])
})

test('the screen shows the stored photo, or none, before anything is refetched', () => {
  const show = (picture: string | null, answer: unknown) =>
    kinds.avatar
      .cacheChanges?.(
        { id: 'x', userId: 1, label: 'A', createdAt: 0, body: kinds.avatar.dropLargeData!({ picture }) },
        answer,
      )
      .map(({ change }) => change({ name: 'Anna', url_img: '/old' }))
  const shown = { name: 'Anna', url_img: '/new' }
  expect(show(PICTURE, { data: { url_img: '/new' } })).toEqual([shown, shown])
  expect(show(null, undefined)).toEqual([
    { name: 'Anna', url_img: null },
    { name: 'Anna', url_img: null },
  ])
})

test('an unreadable picture is an empty file, which the server refuses with a reason', () => {
  expect(fileOf('x').size).toBe(0)
})

test('the record of a sent photo has no picture, and the toast says whether it was removed', () => {
  expect(kinds.avatar.dropLargeData?.({ picture: PICTURE })).toEqual({ picture: '' })
  const { done } = kinds.avatar.words
  const words = [PICTURE, null].map((picture) => typeof done === 'function' && done({ picture })?.message)
  expect(words).toEqual(['Saved', 'Photo removed'])
})
