import { expect, it } from 'vitest'
import { asUtf8 } from './as-utf-8.ts'

const fileOf = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'jobs.csv', { type: 'text/csv' })
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

it('a table in UTF-8 stays as it is', async () => {
  const file = new File(['title\nBäcker\n'], 'jobs.csv')
  expect(await asUtf8(file, 'de')).toBe(file)
})

it('one in the code page of the computer becomes UTF-8', async () => {
  const baker = [...ascii('title\nB'), 0xe4, ...ascii('cker')]
  const textOf = async (file: File, language: 'de' | 'pl' | 'ru') => (await asUtf8(file, language)).text()
  for (const language of ['de', 'pl', 'ru'] as const)
    expect(await textOf(fileOf(...baker), language)).toBe('title\nBäcker')
  expect(await textOf(fileOf(0xb3, 0xf3, 0x64, 0x9f), 'pl')).toBe('łódź')
  expect(await textOf(fileOf(0xea, 0xee, 0xf2), 'ru')).toBe('кот')
})

it('bytes that are no text of a code page are left to the server', async () => {
  const utf16 = fileOf(0xff, 0xfe, 0x61, 0x00, 0xe4, 0x00)
  expect(await asUtf8(utf16, 'de')).toBe(utf16)
})
