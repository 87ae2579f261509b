import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MessageFormSchema, OpenRoomSchema } from './conversations.ts'

const parsed = (text: unknown) => z.safeParse(MessageFormSchema, { text, client_id: randomUUID() })
const problemOf = (text: unknown) => parsed(text).error?.issues[0]?.message

describe('a message', () => {
  it.each([
    ['  Guten Tag \r\n\r\nbis morgen ', 'Guten Tag \n\nbis morgen'],
    ['caf\u0065\u0301', 'café'],
    ['a\u0000b\u0007c\ud800d', 'abcd'],
    ['in\u202evoice', 'invoice'],
    ['👩‍🔧 ок', '👩‍🔧 ок'],
    ['\tone\ttwo', 'one\ttwo'],
  ])('%j is kept as %j', (given, kept) => {
    expect(parsed(given).data?.text).toBe(kept)
  })

  it.each([
    '',
    '   ',
    '\n\t',
    '\u200b\u200d\u2060',
    '\u0000',
    '\u202e',
    '\u3000',
    '\u3164\u115f\uffa0',
    '\u034f\ufe0f',
    '\u2800',
    '\u0301',
    undefined,
  ])('%j is empty', (blank) => {
    expect(problemOf(blank)).toBe('message_empty')
  })

  it('has at most 4,000 characters', () => {
    expect(parsed('ж'.repeat(4000)).success).toBe(true)
    expect(problemOf('ж'.repeat(4001))).toBe('too_long')
  })
})

it('a room is opened from exactly one subject', () => {
  expect(z.safeParse(OpenRoomSchema, { job_id: 1 }).success).toBe(true)
  for (const form of [{}, { job_id: 1, user_id: 2 }, { offer_id: 0 }, { rate_id: '1' }])
    expect(z.safeParse(OpenRoomSchema, form).success).toBe(false)
})
